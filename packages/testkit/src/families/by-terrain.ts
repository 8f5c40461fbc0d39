import type { TestGame } from '../games.ts';
import type { Scene, TestRule, TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** How many of three models in a row are within 1" of terrain. */
type Near = 'two of three' | 'one of three';

/** A squad of three models with guns near a forest. */
export interface NearTerrainScene {
  /** It shoots at five models. */
  shoots: (near: Near, dice: string) => Scene;
  /** A model shoots at it. */
  isShotAt: (near: Near, dice: string) => Scene;
}

/** Returns a squad with these rules, in a row from 10", 10". */
export const nearTerrainScene = ({ scene }: TestGame, rules: readonly TestRule[]): NearTerrainScene => {
  const weapons = [{ range: 24 }];
  const squad: TestUnit = { id: 'squad', at: [10, 10], models: 3, rules, weapons };
  const shot = (units: readonly [TestUnit, TestUnit], near: Near, dice: string): Scene => {
    const x = near === 'two of three' ? 12.75 : 12.76;
    const s = scene({ units, terrain: [{ rect: [x, 8, x + 2, 12], types: ['difficult'] }], dice });
    s.fire(units[0].id, units[1].id);
    return allRolled(s);
  };
  return {
    shoots: (near, dice) => shot([squad, { id: 'foe', side: 1, at: [10, 16], models: 5 }], near, dice),
    isShotAt: (near, dice) =>
      shot(
        [
          { id: 'gun', at: [10, 16], weapons },
          { ...squad, side: 1 },
        ],
        near,
        dice,
      ),
  };
};
