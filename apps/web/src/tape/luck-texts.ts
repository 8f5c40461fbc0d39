/** Luck in words. The battle page needs these texts too, so they are in a module of their own. */
export const LUCK_TEXTS = {
  veryLucky: 'very lucky',
  lucky: 'lucky',
  asExpected: 'about as expected',
  unlucky: 'unlucky',
  veryUnlucky: 'very unlucky',
} as const;
