import { counted } from '@muster/kernel';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export const agoWords = (then: number, now: number): string => {
  const passed = Math.max(0, now - then);
  const ago = (amount: number, unit: string): string => `${counted(amount, unit)} ago`;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  return ago(Math.floor(passed / DAY), 'day');
};
