import type { TestGame } from '../games.ts';
import type { Scene, TestRule, TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** A gun, and an enemy unit of two models that takes a morale test. */
export interface MoraleTests {
  /** One of two models is killed, and the unit tests. */
  shootOne: (dice: string, foe?: Partial<TestUnit>) => Scene;
  /** One of two units is Knocked Out, the other holds; then the round ends and the army is at half, so it tests. */
  halveArmy: (dice: string, foe?: Partial<TestUnit>) => Scene;
}

/** The gun of morale tests. */
export const moraleGun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };

/** The enemy unit, with these rules. */
export const moraleFoe = (rules: readonly TestRule[]): TestUnit => ({
  id: 'foe',
  side: 1,
  at: [10, 16],
  models: 2,
  rules,
});

/** Returns morale tests of an enemy unit with these rules. */
export const moraleTests = ({ scene }: TestGame, rules: readonly TestRule[]): MoraleTests => ({
  shootOne: (dice, more = {}) => {
    const s = scene({ units: [moraleGun, { ...moraleFoe(rules), ...more }], dice: `4 | 1   ${dice}` });
    s.fire('gun', 'foe');
    return allRolled(s);
  },
  halveArmy: (dice, more = {}) => {
    const fodder: TestUnit = { id: 'fodder', side: 1, at: [40, 16] };
    const units = [{ ...moraleGun, at: [40, 10] as const }, { ...moraleFoe(rules), ...more }, fodder];
    const s = scene({ units, dice: `4 | 1 | 5   ${dice}` });
    s.fire('gun', 'fodder');
    s.activate('foe', 'hold');
    return allRolled(s);
  },
});
