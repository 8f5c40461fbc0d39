import { CONDITIONS, type Condition } from '../rule/conditions.ts';

/** The bit of each condition: a situation is one number. */
export const CONDITION_BIT: Readonly<Record<Condition, number>> = Object.fromEntries(
  CONDITIONS.map((condition, i) => [condition, 1 << i]),
) as Record<Condition, number>;

/** Returns the bits of several conditions. */
export const bitsOf = (conditions: readonly Condition[] = []): number =>
  conditions.reduce((bits, condition) => bits | CONDITION_BIT[condition], 0);

/** Returns the bits of a set of natural results of a die; 0 for an effect that needs none. */
export const facesOf = (faces: readonly number[] = []): number => faces.reduce((bits, face) => bits | (1 << face), 0);

/** The bits of conditions that depend only on the target. */
export const TARGET_BITS: number = bitsOf([
  'targetGrounded',
  'targetTough3',
  'targetTough3To9',
  'targetTough9',
  'targetNoHero',
  'targetDefense3',
  'targetDefense4',
  'targetDefense5',
  'targetHero',
  'targetShaken',
]);

/** Returns the bits of a situation with all conditions that follow from them. */
export const completeBits = (bits: number): number => {
  let all = bits;
  if (bits & CONDITION_BIT.shooting)
    all |=
      (bits & CONDITION_BIT.unitOver9 ? CONDITION_BIT.farOff : 0) |
      (bits & CONDITION_BIT.modelOver9 ? 0 : CONDITION_BIT.within9);
  if (!(all & CONDITION_BIT.farOff)) all |= CONDITION_BIT.nearBy;
  if (!(bits & CONDITION_BIT.charging)) all |= CONDITION_BIT.notCharging;
  if (!(bits & CONDITION_BIT.spell)) all |= CONDITION_BIT.noSpell;
  return all;
};
