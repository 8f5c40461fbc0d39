import type { TestGame } from '../games.ts';
import type { Scene, TestRule, TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** A shooter with one gun, a victim of one model, and an enemy unit of five with one bow. */
export interface FrenzyScene {
  /** The dice of a shot that kills the victim. */
  kill: string;
  /** It shoots at the victim; the others hold, and in the next round it shoots at the enemy unit. */
  shootsAgain: (first: string, second: string) => Scene;
  /** It shoots at the victim, and the enemy unit at it. */
  isShotAt: (first: string, second: string) => Scene;
}

const oneWith = (name: string): TestUnit['weaponsOf'] => ({ 0: [{ name, range: 24 }], 1: [], 2: [], 3: [], 4: [] });

/** Returns a shooter with these rules. */
export const frenzyScene = ({ scene, ways }: TestGame, rules: readonly TestRule[]): FrenzyScene => {
  const units: readonly TestUnit[] = [
    { id: 'killer', at: [10, 10], models: 5, rules, weaponsOf: oneWith('Gun') },
    { id: 'prey', side: 1, at: [4, 22] },
    { id: 'foe', side: 1, at: [10, 22], models: 5, weaponsOf: oneWith('Bow') },
    { id: 'other', side: 1, at: [60, 40] },
  ];
  const start = (first: string, second: string): Scene => {
    const s = scene({ units, dice: `${first}   ${second}` });
    s.fire('killer', 'prey');
    return s;
  };
  return {
    // With wound effects, the last model is Knocked Out on 6 or more.
    kill: ways.wounds === 'effects' ? '4 | 1 6' : '4 | 1',
    shootsAgain: (first, second) => {
      const s = start(first, second);
      s.activate('foe', 'hold');
      s.activate('other', 'hold');
      if (s.living('prey') > 0) s.activate('prey', 'hold');
      s.fire('killer', 'foe');
      return allRolled(s);
    },
    isShotAt: (first, second) => {
      const s = start(first, second);
      s.fire('foe', 'killer');
      return allRolled(s);
    },
  };
};
