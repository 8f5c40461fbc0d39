import type { RuleRef } from './rule.ts';

/** A weapon as a list has it; without a range it is for melee. Lengths are hundredths of an inch. */
export interface Weapon {
  name: string;
  range?: number;
  attacks: number;
  rules: readonly RuleRef[];
}
