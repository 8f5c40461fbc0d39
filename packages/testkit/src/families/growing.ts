import { UNIT_FLAG } from '@muster/engine';
import type { TestGame } from '../games.ts';
import type { Scene, TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** A gun and an enemy unit, one of which gets markers at the start of rounds. */
export interface GrowthScene {
  /** The gun shoots after so many more rounds have begun. */
  after: (rounds: number, dice: string) => Scene;
  /** How many markers a new round brings when there are four already. */
  whenFull: () => number;
  /** How many markers a new round brings while the unit with the rules is Shaken. */
  whenShaken: () => number;
}

const grownInOneRound = (s: Scene): number => {
  const rounds = s.told('round-started').length;
  if (rounds !== 1) throw new Error(`${rounds} rounds began, not one`);
  return s.told('grew').length;
};

/** Returns a gun 6" from five enemy models, with rules for either. */
export const growthScene = (
  { scene }: TestGame,
  { gun = {}, foe = {} }: { gun?: Partial<TestUnit>; foe?: Partial<TestUnit> },
): GrowthScene => {
  const units: readonly TestUnit[] = [
    { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }], ...gun },
    { id: 'foe', side: 1, at: [10, 16], models: 5, ...foe },
  ];
  const hold = (s: Scene): void => units.forEach(({ id }) => s.activate(id, 'hold'));
  return {
    after: (rounds, dice) => {
      const s = scene({ units, dice });
      for (let round = 0; round < rounds; round++) hold(s);
      s.fire('gun', 'foe');
      return allRolled(s);
    },
    whenFull: () => {
      const s = scene({ units });
      s.battle.growth.fill(4);
      hold(s);
      return grownInOneRound(s);
    },
    whenShaken: () => {
      const flagsOf = ({ rules }: TestUnit): number => UNIT_FLAG.activated | (rules?.length ? UNIT_FLAG.shaken : 0);
      const done = units.map((unit) => ({ ...unit, flags: flagsOf(unit) }));
      const s = scene({ units: [...done, { id: 'idler', at: [60, 40] }] });
      s.activate('idler', 'hold');
      return grownInOneRound(s);
    },
  };
};
