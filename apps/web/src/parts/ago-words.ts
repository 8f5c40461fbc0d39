import { SHARED_TEXTS } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns how long ago something was, in words. */
export const agoWords = (then: number, now: number): string => {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return SHARED_TEXTS.justNow;
  if (passed < HOUR) return SHARED_TEXTS.minutesAgo(Math.floor(passed / MINUTE));
  if (passed < DAY) return SHARED_TEXTS.hoursAgo(Math.floor(passed / HOUR));
  return SHARED_TEXTS.daysAgo(Math.floor(passed / DAY));
};
