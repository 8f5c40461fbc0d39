import { tough } from '@muster/rules';
import type { TestGame } from '../games.ts';
import type { TestRule } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** One hit on enemy models with Defense 2+, some of them with Tough: whether a die blocks it, 1 or 0. */
export interface ToughEnemies {
  /** On five models that all have these rules. */
  blocked: (rules: readonly TestRule[], die: number) => number;
  /** On one model with these rules. */
  blockedByOne: (rules: readonly TestRule[], die: number) => number;
  /** On four models, so many of which have Tough(9). */
  blockedAmongFour: (heavy: number, die: number) => number;
}

/** Returns hits of a weapon with this rule. */
export const toughEnemies = ({ scene, volley }: TestGame, rule: TestRule): ToughEnemies => {
  const block = (models: number, rules: readonly TestRule[], die: number): number =>
    volley({ rules: [rule], target: { models, defense: 2, rules }, dice: `4 | ${die}` }).blocked;
  return {
    blocked: (rules, die) => block(5, rules, die),
    blockedByOne: (rules, die) => block(1, rules, die),
    blockedAmongFour: (heavy, die) => {
      const rulesOf = Object.fromEntries(Array.from({ length: heavy }, (_, i) => [i, [[tough, 9] as const]]));
      const s = scene({
        units: [
          { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules: [rule] }] },
          { id: 'foe', side: 1, at: [10, 16], models: 4, defense: 2, rulesOf },
        ],
        dice: `4 | ${die}`,
      });
      s.fire('gun', 'foe');
      return allRolled(s).told('volley')[0].blocked;
    },
  };
};
