const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export const agoWords = (then: number, now: number): string => {
  const passed = Math.max(0, now - then);
  const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return count(Math.floor(passed / HOUR), 'hour');
  return count(Math.floor(passed / DAY), 'day');
};
