/** Whether this is `npm run test:long`, which has time for every repetition. */
export const isLong: boolean = process.env.MUSTER_SOAK !== undefined;

/** How often something is repeated: in `npm run test:long`, and in `npm test`. */
export const repeats = (long: number, short: number): number => (isLong ? long : short);
