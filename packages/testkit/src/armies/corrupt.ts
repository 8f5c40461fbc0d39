import type { Dice } from '@muster/kernel';

/** Puts invalid data at a random place into a value. */
export const corrupt = (dice: Dice, value: unknown, junk: readonly unknown[]): unknown => {
  if (typeof value !== 'object' || value === null || dice.below(12) === 0) return junk[dice.below(junk.length)];
  const keys = Object.keys(value);
  if (keys.length === 0) return junk[dice.below(junk.length)];
  const key = keys[dice.below(keys.length)];
  const inner = corrupt(dice, (value as Record<string, unknown>)[key], junk);
  if (Array.isArray(value)) return value.map((entry: unknown, i) => (String(i) === key ? inner : entry));
  return { ...value, [key]: inner };
};
