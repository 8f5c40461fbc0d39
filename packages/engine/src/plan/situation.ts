import { CONDITIONS, type Condition } from '../rule/effects.ts';

/** The bit of each condition, so that a situation is one number. */
export const BIT: Readonly<Record<Condition, number>> = Object.fromEntries(
  CONDITIONS.map((condition, i) => [condition, 1 << i]),
) as Record<Condition, number>;

/** The bits of several conditions. */
export const bitsOf = (conditions: readonly Condition[] = []): number =>
  conditions.reduce((bits, condition) => bits | BIT[condition], 0);
