import { ME_TEXTS } from './texts.ts';

const megabytes = (bytes: number): string => {
  const amount = bytes / 1_000_000;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(1);
};

/** Returns how much a person stores, and how much they may store. */
export const storageWords = ({ used, limit }: { used: number; limit: number }): string =>
  ME_TEXTS.storage(used > 0 && used < 100_000 ? ME_TEXTS.littleStorage : megabytes(used), megabytes(limit));
