const megabytes = (bytes: number): string => {
  const amount = bytes / 1_000_000;
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(1);
};

/** How much a person has stored, and may store. */
export const storageWords = ({ used, limit }: { used: number; limit: number }): string =>
  `You use ${used > 0 && used < 100_000 ? 'less than 0.1' : megabytes(used)} MB (limit ${megabytes(limit)} MB).`;
