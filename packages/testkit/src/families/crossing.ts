import { flying } from '@muster/rules';
import type { TestGame } from '../games.ts';
import type { Scene, TestRule, TestUnit } from '../scene.ts';

/** A flyer next to nine enemy models with Defense 4+ in a row. */
export interface CrossingScene {
  /** It flies over them to the other end, and with `and back` returns one round later. */
  over: (dice: string, back?: 'and back') => Scene;
  /** It flies over free ground. */
  past: () => Scene;
}

/** Returns a flyer with this rule. */
export const crossingScene = ({ scene }: TestGame, rule: TestRule): CrossingScene => {
  const units: readonly TestUnit[] = [
    { id: 'rider', at: [10, 10], rules: [flying, rule] },
    { id: 'foe', side: 1, at: [13, 10], models: 9, spacing: 0.1, defense: 4 },
  ];
  const rush = (s: Scene, dx: number, dy: number): unknown =>
    s.activate('rider', 'rush', { moves: s.shift('rider', dx, dy) }, { overrun: s.unit('foe') });
  return {
    over: (dice, back) => {
      const s = scene({ units, dice });
      rush(s, 11, 2);
      if (back) {
        s.activate('foe', 'hold');
        rush(s, -11, -2);
      }
      return s;
    },
    past: () => {
      const s = scene({ units });
      const { status } = s.activate('rider', 'advance', { moves: s.shift('rider', 0, 6) });
      if (status !== 'done') throw new Error(`the advance is ${status}`);
      return s;
    },
  };
};
