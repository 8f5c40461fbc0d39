import { hitDefense } from '../attack/defense.ts';
import type { Cover } from '../contract/events.ts';
import type { Attacker } from '../attack/volley.ts';
import type { ShootOrder } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import type { DefenseTerms } from '../plan/terms.ts';
import { coverOf, coverOfModel, clearCoverCache, makeCoverCache } from '../space/cover.ts';
import { modelsWithin, modelWithinUnit, unitsWithin } from '../space/measure.ts';
import { makeSightBlockers, screenUnits } from '../space/sight-blockers.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { isTargetAfterRush, shootsAfterRush } from '../state/special-combat.ts';
import { firstModel, hasUnitFlag, isEmbarked, isOnTable, nextModel, sideOf } from '../state/query.ts';
import { type FireTarget, reachesAndSees, type Shooter, whyCannotShoot } from './line-of-fire.ts';
import { CLOSE, rangeAgainst, termsAgainst } from './range.ts';
import { copiesLeft, heldBy, makeShooter, shotBits } from './shooter.ts';

/** A declared weapon group with everything fixed before the first die (battle:S4). */
export interface FrozenGroup {
  weapon: number;
  target: number;
  pick: number;
  attackers: readonly Attacker[];
  cover: Cover;
  aimedAt: readonly DefenseTerms[];
}

/** What blocks sight between a unit and its targets; one search serves all shooters at a target. */
const between = makeSightBlockers();
const past = makeSightBlockers();
const shelter = makeCoverCache();
const gathered = { between: -1, past: -1 };

/** Searches again for what blocks sight. */
const lookUp = (): void => {
  gathered.between = -1;
  gathered.past = -1;
  clearCoverCache(shelter);
};

/** The models of a group, while its cover is decided. */
const firing = new Int32Array(BATTLE_LIMITS.models);

/** The most different units that one unit may shoot at. */
const MOST_TARGETS = 2;

/** Frozen groups, or why there are none. */
export type FrozenShooting = { groups: FrozenGroup[]; refusal?: undefined } | { refusal: Refusal };

/** Checks a declaration and freezes its groups, or returns the problem. */
export const freezeShooting = (battle: Battle, unit: number, orders: readonly ShootOrder[]): FrozenShooting => {
  const problem = splitProblem(unit, orders) ?? targetsProblem(unit, orders);
  if (problem) return { refusal: problem };
  const groups: FrozenGroup[] = [];
  lookUp();
  for (let i = 0; i < orders.length; i++) {
    const refusal = freezeInto(groups, battle, unit, orders[i]);
    if (refusal) return { refusal: { ...refusal, stage: `shoot[${i}]` } };
  }
  return { groups };
};

/** Freezes one weapon type at one target; a Takedown weapon makes one group per picked model. */
export const freezeGroup = (battle: Battle, unit: number, order: ShootOrder): FrozenShooting => {
  const groups: FrozenGroup[] = [];
  lookUp();
  const refusal = freezeInto(groups, battle, unit, order);
  return refusal ? { refusal } : { groups };
};

/** All weapons of a type shoot at one target. */
const splitProblem = (unit: number, orders: readonly ShootOrder[]): Refusal | undefined => {
  for (let i = 1; i < orders.length; i++)
    for (let k = 0; k < i; k++)
      if (orders[k].weapon === orders[i].weapon) return refuse('group-split', { unit, stage: `shoot[${i}]` });
  return undefined;
};

const targetsProblem = (unit: number, orders: readonly ShootOrder[]): Refusal | undefined => {
  if (orders.length <= MOST_TARGETS) return undefined;
  const targets = new Set(orders.map(({ target }) => target)).size;
  return targets > MOST_TARGETS ? refuse('too-many-targets', { unit, need: MOST_TARGETS, have: targets }) : undefined;
};

const freezeInto = (groups: FrozenGroup[], battle: Battle, unit: number, order: ShootOrder): Refusal | undefined => {
  const problem = targetProblem(battle, unit, order);
  if (problem) return problem;
  const shooters: Shooter[] = [];
  const holders = gatherShooters(shooters, battle, unit, order);
  if (shooters.length === 0) return refuse(holders === 0 ? 'no-such-weapon' : 'limited-spent', { unit });
  const aim = takeAim(battle, unit, order.target, shooters);
  const able: Shooter[] = [];
  for (const shooter of shooters) if (reachesAndSees(aim, shooter)) able.push(shooter);
  if (able.length === 0) return whyCannotShoot(aim, unit, shooters);
  for (let i = 0; i < able.length; i++)
    if (isFirstOfPick(able, i)) addGroup(groups, battle, unit, order, able[i].pick, able);
  return undefined;
};

const isFirstOfPick = (shooters: readonly Shooter[], place: number): boolean => {
  for (let i = 0; i < place; i++) if (shooters[i].pick === shooters[place].pick) return false;
  return true;
};

const targetProblem = (battle: Battle, unit: number, { weapon, target, picks }: ShootOrder): Refusal | undefined => {
  const { units, weapons } = battle.plan;
  if (!units[target]) return refuse('no-such-unit', { unit: target });
  if (!weapons[weapon] || weapons[weapon].range === 0) return refuse('no-such-weapon', { unit });
  if (sideOf(battle, target) === sideOf(battle, unit)) return refuse('not-enemy', { unit: target });
  if (isEmbarked(battle, target) || isEmbarked(battle, unit)) return refuse('target-embarked', { unit: target });
  if (!isOnTable(battle, target)) return refuse('no-such-unit', { unit: target });
  const wrong = picks?.find((pick) => !battle.alive[pick] || battle.unitOf[pick] !== target);
  if (wrong !== undefined) return refuse('pick-not-allowed', { unit: target, model: wrong });
  return undefined;
};

/** Finds the models that may use a weapon now; returns how many have it, used up or not. */
const gatherShooters = (shooters: Shooter[], battle: Battle, unit: number, order: ShootOrder): number => {
  const { weapon, target } = order;
  const hasty = hasUnitFlag(battle, unit, UNIT_FLAG.rushed);
  const snapped = hasty && isTargetAfterRush(battle, target, sideOf(battle, unit));
  let holders = 0;
  let last: Shooter | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    const held = heldBy(battle, model, weapon);
    if (!held || (hasty && !snapped && !shootsAfterRush(battle, unit, model))) continue;
    holders++;
    if (copiesLeft(battle, model, held) === 0) continue;
    const pick = held.terms.picksModel ? pickOf(order, shooters.length) : -1;
    // Models with the same rules and the same weapon have the same range and sight rules.
    const like: Shooter | undefined = last?.held.terms === held.terms ? last : undefined;
    const range = like ? like.range : rangeAgainst(battle, model, held, target);
    const blind = like ? like.blind : shootsBlindly(battle, model, held, target);
    last = { model, held, pick, range, blind };
    shooters.push(last);
  }
  return holders;
};

const shootsBlindly = (battle: Battle, model: number, held: HeldWeapon, target: number): boolean =>
  termsAgainst(battle, model, held, target).some(({ needsNoSight }) => needsNoSight);

/** Returns the model that a shooter picks: the only pick for all, or its own by index, or the last of the list. */
const pickOf = ({ picks }: ShootOrder, place: number): number =>
  picks && picks.length > 0 ? picks[Math.min(picks.length - 1, place)] : -1;

/** One search for what blocks sight serves all models of the group, and all groups at one target. */
const takeAim = (battle: Battle, unit: number, target: number, shooters: readonly Shooter[]): FireTarget => {
  let picking = false;
  let plain = false;
  for (const { held } of shooters)
    if (held.terms.picksModel) picking = true;
    else plain = true;
  if (plain && gathered.between !== target) {
    gathered.between = target;
    screenUnits(battle, unit, target, undefined, between);
  }
  if (picking && gathered.past !== target) {
    gathered.past = target;
    screenUnits(battle, unit, target, { ignoreUnit: target }, past);
  }
  return { battle, target, plain: plain ? between : undefined, picking: picking ? past : undefined };
};

/** Freezes the attacks of the shooters that picked the same model, or none. */
const addGroup = (
  groups: FrozenGroup[],
  battle: Battle,
  unit: number,
  order: ShootOrder,
  pick: number,
  shooters: readonly Shooter[],
): void => {
  const situation = situationOf(battle, unit, order.target, pick);
  const attackers: Attacker[] = [];
  for (const { model, held, pick: own } of shooters)
    if (own === pick) {
      const bits =
        situation | placeBits(battle, model, order.target, pick, (situation & CONDITION_BIT.unitOver9) === 0);
      attackers.push(makeShooter(battle, model, held, bits, order.copies));
    }
  const aimedAt = hitDefense(battle, order.target, pick);
  if (battle.plan.settings.coverDecidedPer === 'weaponGroup') {
    const cover = coverFrom(battle, attackers, order.target, pick);
    groups.push({ weapon: order.weapon, target: order.target, pick, attackers, cover, aimedAt });
    return;
  }
  const covers = attackers.map((attacker) => coverFrom(battle, [attacker], order.target, pick));
  for (const cover of COVERS) {
    const alike = attackers.filter((_, i) => covers[i] === cover);
    if (alike.length > 0)
      groups.push({ weapon: order.weapon, target: order.target, pick, attackers: alike, cover, aimedAt });
  }
};

const COVERS: readonly Cover[] = ['none', 'area', 'sight'];

/** Returns the situation that all shooters of a unit at a target share. */
const situationOf = (battle: Battle, unit: number, target: number, pick: number): number => {
  const far = battle.plan.ruleset.numbers.farDistance;
  const unitNear = isUnitWithin(battle, unit, target, pick, far);
  // A unit that is near is also close.
  const unitClose =
    unitNear || !(battle.plan.asks & CONDITION_BIT.unitOver12) || isUnitWithin(battle, unit, target, pick, CLOSE);
  return shotBits(battle, target, { unitNear, unitClose, moved: hasUnitFlag(battle, unit, UNIT_FLAG.moved) });
};

const isUnitWithin = (battle: Battle, unit: number, target: number, pick: number, gap: number): boolean =>
  pick >= 0 ? modelWithinUnit(battle, pick, unit, gap) : unitsWithin(battle, unit, target, gap);

const isWithin = (battle: Battle, model: number, target: number, pick: number, gap: number): boolean =>
  pick >= 0 ? modelsWithin(battle, model, pick, gap) : modelWithinUnit(battle, model, target, gap);

/** Returns the situation of one shooter, by its position; no model is near whose unit is not. */
const placeBits = (battle: Battle, model: number, target: number, pick: number, unitNear: boolean): number => {
  const { asks, settings, ruleset } = battle.plan;
  const near =
    unitNear &&
    (settings.overNineInchesFrom === 'unit' || isWithin(battle, model, target, pick, ruleset.numbers.farDistance));
  const close = (asks & CONDITION_BIT.within12) !== 0 && isWithin(battle, model, target, pick, CLOSE);
  return (near ? 0 : CONDITION_BIT.modelOver9) | (close ? CONDITION_BIT.within12 : 0);
};

/** Decides cover once for the group, or for each shooting model (battle:G15). */
const coverFrom = (battle: Battle, attackers: readonly Attacker[], target: number, pick: number): Cover => {
  for (let i = 0; i < attackers.length; i++) firing[i] = attackers[i].model;
  return pick >= 0
    ? coverOfModel(battle, firing, pick, attackers.length, shelter)
    : coverOf(battle, firing, target, attackers.length, shelter);
};
