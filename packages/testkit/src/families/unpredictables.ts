import { tough } from '@muster/rules';
import type { TestGame } from '../games.ts';
import type { Scene, TestRule, TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** A model with a gun and an axe that may roll a die before attacks, against a tough enemy. */
export interface Unpredictables {
  shoot: (dice: string) => Scene;
  strike: (dice: string) => Scene;
  /** The die of the enemy's morale test after a lost melee, in games where units test. */
  steady: string;
}

/** Returns an attacker with these rules. */
export const unpredictables = ({ scene, ways }: TestGame, rules: readonly TestRule[]): Unpredictables => {
  const weapons = [{ name: 'Gun', range: 24 }, { name: 'Axe' }];
  const units: readonly TestUnit[] = [
    { id: 'squad', at: [10, 10], rules, weapons },
    { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] },
  ];
  const attack = (how: 'fire' | 'charge', dice: string): Scene => {
    const s = scene({ units, dice });
    s[how]('squad', 'foe');
    return allRolled(s);
  };
  return {
    shoot: (dice) => attack('fire', dice),
    strike: (dice) => attack('charge', dice),
    steady: ways.morale === 'unit' ? '6' : '',
  };
};
