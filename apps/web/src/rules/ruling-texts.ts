/** The texts about rulings. The battle page needs them too, so they are in a module of their own. */
export const RULING_TEXTS = {
  campaign: (part: string): string => `Campaign: ${part}`,
} as const;
