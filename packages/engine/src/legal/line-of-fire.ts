import { refuse, type Refusal } from '../game/refusal.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { modelGap, modelsWithin, modelUnitGap } from '../space/measure.ts';
import type { Screen } from '../space/screen.ts';
import { seesPast } from '../space/sight.ts';
import type { Battle } from '../state/battle.ts';

/** What a group looks at. */
export interface Aim {
  battle: Battle;
  target: number;
  foes: readonly number[];
  /** What stands between for ordinary weapons, and for those that pick a model. */
  plain: Screen | undefined;
  picking: Screen | undefined;
}

/** A model with a weapon that it could use. */
export interface Shooter {
  model: number;
  held: HeldWeapon;
  pick: number;
  range: number;
  /** Needs no sight. */
  blind: boolean;
}

/** Whether there is one and the same model that a shooter both sees and reaches (battle:S1). */
export const reachesAndSees = (aim: Aim, shooter: Shooter): boolean => {
  const { battle, foes } = aim;
  const { model, pick, range } = shooter;
  if (range <= 0) return false;
  const can = (foe: number): boolean => modelsWithin(battle, model, foe, range) && sees(aim, shooter, foe);
  return pick >= 0 ? can(pick) : foes.some(can);
};

const sees = ({ battle, plain, picking }: Aim, { model, held, blind }: Shooter, foe: number): boolean => {
  const screen = held.terms.picksModel ? picking : plain;
  return blind || (screen !== undefined && seesPast(battle, screen, model, foe));
};

/** Why nobody can shoot: whoever sees somebody lacks the range, the others lack sight. */
export const whyNot = (aim: Aim, unit: number, shooters: readonly Shooter[]): Refusal => {
  const { battle, target, foes } = aim;
  const seeing = shooters.filter((shooter) =>
    shooter.pick >= 0 ? sees(aim, shooter, shooter.pick) : foes.some((foe) => sees(aim, shooter, foe)),
  );
  if (seeing.length === 0) return refuse('no-sight', { unit, other: target });
  const gaps = seeing.map(({ model, pick }) =>
    pick >= 0 ? modelGap(battle, model, pick) : modelUnitGap(battle, model, target),
  );
  return refuse('out-of-range', { unit, other: target, need: Math.min(...gaps), have: seeing[0].range });
};
