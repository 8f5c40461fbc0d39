import { refuse, type Refusal } from '../contract/refusal.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { modelGap, modelsWithin, modelUnitGap } from '../space/measure.ts';
import type { SightBlockers } from '../space/sight-blockers.ts';
import { seesPast } from '../space/sight.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, nextModel } from '../state/query.ts';

/** The target of a weapon group, and what blocks sight to it. */
export interface FireTarget {
  battle: Battle;
  target: number;
  /** What blocks sight for ordinary weapons, and for those that pick a model. */
  plain: SightBlockers | undefined;
  picking: SightBlockers | undefined;
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

/** Whether there is a single target model that a shooter both sees and has in range (battle:S1). */
export const reachesAndSees = (aim: FireTarget, shooter: Shooter): boolean => {
  const { battle, target } = aim;
  const { pick } = shooter;
  if (shooter.range <= 0) return false;
  if (pick >= 0) return hasInSights(aim, shooter, pick);
  for (let foe = firstModel(battle, target); foe >= 0; foe = nextModel(battle, target, foe))
    if (hasInSights(aim, shooter, foe)) return true;
  return false;
};

const hasInSights = (aim: FireTarget, shooter: Shooter, foe: number): boolean =>
  modelsWithin(aim.battle, shooter.model, foe, shooter.range) && sees(aim, shooter, foe);

const sees = (aim: FireTarget, { model, held, blind }: Shooter, foe: number): boolean => {
  const screen = held.terms.picksModel ? aim.picking : aim.plain;
  return blind || (screen !== undefined && seesPast(aim.battle, screen, model, foe));
};

/** Whether a shooter sees a model of the target, in range or not. */
const seesSomebody = (aim: FireTarget, shooter: Shooter): boolean => {
  const { battle, target } = aim;
  if (shooter.pick >= 0) return sees(aim, shooter, shooter.pick);
  for (let foe = firstModel(battle, target); foe >= 0; foe = nextModel(battle, target, foe))
    if (sees(aim, shooter, foe)) return true;
  return false;
};

/** Returns why no model can shoot: those that see the target are out of range, or no model sees it. */
export const whyCannotShoot = (aim: FireTarget, unit: number, shooters: readonly Shooter[]): Refusal => {
  const { battle, target } = aim;
  const seeing = shooters.filter((shooter) => seesSomebody(aim, shooter));
  if (seeing.length === 0) return refuse('no-sight', { unit, other: target });
  const gaps = seeing.map(({ model, pick }) =>
    pick >= 0 ? modelGap(battle, model, pick) : modelUnitGap(battle, model, target),
  );
  return refuse('out-of-range', { unit, other: target, need: seeing[0].range, have: Math.min(...gaps) });
};
