/** The shortest and longest wait before another attempt, in milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** After a restart of the server, pages reconnect spread over so many milliseconds. */
const SPREAD = 2500;

/** The code with which a restarting server closes connections. */
export const RESTART_CODE = 1012;

/** Returns how long to wait before another attempt after so many failed ones; `random` is from 0 to 1. */
export const waitBefore = (failed: number, code: number | undefined, random: number): number => {
  if (code === RESTART_CODE && failed === 0) return FIRST_WAIT + SPREAD * random;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failed) * (0.5 + random);
};
