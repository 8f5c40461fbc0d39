import { modelsOf, type ModelMove } from '@muster/engine';
import { fromInches } from '@muster/kernel';
import type { TestGame } from '../games.ts';
import { codeOf, type Scene, type TestRule, type TestUnit } from '../scene.ts';

/** Two archers that may move after they have attacked. */
export interface MoveAfterAttackScene {
  /** They shoot and miss; now they are asked whether they move. */
  shoot: (archers?: Partial<TestUnit>) => Scene;
  /** One of them charges an enemy that cannot strike back, misses, and moves so many inches back. */
  fight: (far: number) => Scene;
  /** They hold without shooting. */
  idle: () => Scene;
  /** The result of the answer that they all move so many inches back. */
  slipBack: (s: Scene, far: number) => string;
}

const back = (s: Scene, far: number): ModelMove[] =>
  modelsOf(s.game.present, s.unit('archers')).map((model) => ({
    model,
    path: [s.game.present.x[model], s.game.present.y[model] - fromInches(far)],
  }));

/** Returns how often a unit moved after an attack. */
export const movesAfterAttack = (s: Scene): number => s.told('moved').filter(({ how }) => how === 'slip').length;

/** Returns archers at 10", 10" with these rules, 20" from an enemy. */
export const moveAfterAttackScene = ({ scene }: TestGame, rules: readonly TestRule[]): MoveAfterAttackScene => {
  const weapons = [{ name: 'Bow', range: 24 }, { name: 'Knife' }];
  const archers: TestUnit = { id: 'archers', at: [10, 10], models: 2, rules, weapons };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 2 };
  return {
    shoot: (more = {}) => {
      const s = scene({ units: [{ ...archers, ...more }, foe], dice: '1 1' });
      const shoot = [{ weapon: s.weapon('Bow'), target: s.unit('foe') }];
      s.act({ type: 'activate', unit: s.unit('archers'), action: 'hold', shoot });
      return s;
    },
    fight: (far) => {
      const near: TestUnit = { ...foe, models: 1, at: [10, 15] };
      const s = scene({ units: [{ ...archers, models: 1 }, near], dice: '1' });
      s.charge('archers', 'foe', { shift: () => back(s, far) });
      return s;
    },
    idle: () => {
      const s = scene({ units: [archers, foe] });
      const code = codeOf(s.activate('archers', 'hold', { shoot: [] }));
      if (code !== 'done') throw new Error(`they cannot hold: ${code}`);
      return s;
    },
    slipBack: (s, far) => codeOf(s.game.answer(0, back(s, far))),
  };
};
