import type { RuleRef } from './rule.ts';

/** A weapon of a model; without a range it is a melee weapon. Lengths are hundredths of an inch. */
export interface Weapon {
  name: string;
  range?: number;
  attacks: number;
  rules: readonly RuleRef[];
}
