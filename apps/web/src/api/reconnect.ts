/** How long to wait before another try, in milliseconds; longer each time. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** Pages of a server that restarts come back within so many milliseconds, not all at once. */
const SPREAD = 2500;

/** What a server says that restarts. */
export const RESTART = 1012;

/** Returns how long to wait before another try, after so many that failed; `random` is a number from 0 to 1. */
export const waitBefore = (failed: number, code: number | undefined, random: number): number => {
  if (code === RESTART && failed === 0) return FIRST_WAIT + SPREAD * random;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failed) * (0.5 + random);
};
