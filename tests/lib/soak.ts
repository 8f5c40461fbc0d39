/** Whether this is `npm run test:long`, which has time for every repetition. */
export const isLong: boolean = process.env.MUSTER_SOAK !== undefined;

/** Returns how often to repeat a test: `long` in `npm run test:long`, `short` in `npm test`. */
export const repeats = (long: number, short: number): number => (isLong ? long : short);
