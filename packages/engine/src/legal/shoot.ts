import { hitDefense } from '../attack/defense.ts';
import type { Cover } from '../attack/hit-effect.ts';
import type { Attacker } from '../attack/volley.ts';
import type { ShootOrder } from '../game/action.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { BIT } from '../plan/situation.ts';
import type { DefenseTerms } from '../plan/terms.ts';
import { coverOf, coverOfModel } from '../space/cover.ts';
import { modelsWithin, modelWithinUnit, unitsWithin } from '../space/measure.ts';
import { makeScreen, type Screen, screenUnits } from '../space/screen.ts';
import { type Battle, U } from '../state/battle.ts';
import { isSnapTarget, shootsAfterRush } from '../state/fighting.ts';
import { has, isEmbarked, isOnTable, modelsOf, sideOf } from '../state/query.ts';
import { type Aim, reachesAndSees, type Shooter, whyNot } from './line-of-fire.ts';
import { CLOSE, rangeAgainst, termsAgainst } from './range.ts';
import { copiesLeft, heldBy, makeShooter, shotBits } from './shooter.ts';

/** A declared weapon group with everything about it fixed before the first die (battle:S4). */
export interface FrozenGroup {
  weapon: number;
  target: number;
  pick: number;
  attackers: readonly Attacker[];
  cover: Cover;
  aimedAt: readonly DefenseTerms[];
}

/** What stands between a unit and its target, while a group is being frozen. */
const between = makeScreen();
const past = makeScreen();

/** The most different units that one unit may shoot at. */
const MOST_TARGETS = 2;

/** Checks a declaration and freezes its groups, or says why not. */
export const freezeShooting = (
  battle: Battle,
  unit: number,
  orders: readonly ShootOrder[],
): { groups: FrozenGroup[]; refusal?: undefined } | { refusal: Refusal } => {
  const groups: FrozenGroup[] = [];
  const targets = new Set<number>();
  const weapons = new Set<number>();
  for (let i = 0; i < orders.length; i++) {
    const stage = `shoot[${i}]`;
    if (weapons.has(orders[i].weapon)) return { refusal: refuse('group-split', { unit, stage }) };
    weapons.add(orders[i].weapon);
    targets.add(orders[i].target);
  }
  if (targets.size > MOST_TARGETS)
    return { refusal: refuse('too-many-targets', { unit, need: MOST_TARGETS, have: targets.size }) };
  for (let i = 0; i < orders.length; i++) {
    const frozen = freezeGroup(battle, unit, orders[i]);
    if (frozen.refusal) return { refusal: { ...frozen.refusal, stage: `shoot[${i}]` } };
    groups.push(...frozen.groups);
  }
  return { groups };
};

/** Freezes one weapon type at one target; a Takedown weapon makes a group per picked model. */
export const freezeGroup = (
  battle: Battle,
  unit: number,
  order: ShootOrder,
): { groups: FrozenGroup[]; refusal?: undefined } | { refusal: Refusal } => {
  const problem = targetProblem(battle, unit, order);
  if (problem) return { refusal: problem };
  const { weapon, target } = order;
  const hasty = has(battle, unit, U.rushed);
  const snapped = hasty && isSnapTarget(battle, target, sideOf(battle, unit));
  const holders = modelsOf(battle, unit).flatMap((model) => {
    const held = heldBy(battle, model, weapon);
    return held && (!hasty || snapped || shootsAfterRush(battle, unit, model)) ? [{ model, held }] : [];
  });
  if (holders.length === 0) return { refusal: refuse('no-such-weapon', { unit }) };
  const ready = holders.filter(({ model, held }) => copiesLeft(battle, model, held) > 0);
  if (ready.length === 0) return { refusal: refuse('limited-spent', { unit }) };
  const pickOf = picker(
    order,
    ready.map(({ model }) => model),
  );
  // One search for what stands between serves all models of the group.
  const look = (picking: boolean): Screen | undefined =>
    ready.some(({ held }) => held.terms.picksModel === picking)
      ? screenUnits(battle, unit, target, picking ? { ignoreUnit: target } : undefined, picking ? past : between)
      : undefined;
  const aim: Aim = { battle, target, foes: modelsOf(battle, target), plain: look(false), picking: look(true) };
  const shooters = ready.map(({ model, held }) => ({
    model,
    held,
    pick: held.terms.picksModel ? pickOf(model) : -1,
    range: rangeAgainst(battle, model, held, target),
    blind: termsAgainst(battle, model, held, target).some(({ needsNoSight }) => needsNoSight),
  }));
  const able = shooters.filter((shooter) => reachesAndSees(aim, shooter));
  if (able.length === 0) return { refusal: whyNot(aim, unit, shooters) };
  const picks = [...new Set(able.map(({ pick }) => pick))];
  return {
    groups: picks.flatMap((pick) => {
      const picked = able.filter((shooter) => shooter.pick === pick);
      return withCover(battle, order, pick, makeAttackers(battle, unit, order, pick, picked));
    }),
  };
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

/** The model that each shooter picks: the only pick for all, or its own by place, or the last of the list. */
const picker = (order: ShootOrder, shooters: readonly number[]): ((model: number) => number) => {
  const { picks } = order;
  if (!picks || picks.length === 0) return () => -1;
  return (model) => picks[Math.min(picks.length - 1, shooters.indexOf(model))];
};

/** Fixes dice and situation of each shooter at the declaration. */
const makeAttackers = (
  battle: Battle,
  unit: number,
  { target, copies }: ShootOrder,
  pick: number,
  shooters: readonly Shooter[],
): Attacker[] => {
  const far = battle.plan.ruleset.numbers.farDistance;
  const unitNear = pick >= 0 ? modelWithinUnit(battle, pick, unit, far) : unitsWithin(battle, unit, target, far);
  const isNear = (model: number): boolean => {
    if (battle.plan.settings.overNineInchesFrom === 'unit') return unitNear;
    return pick >= 0 ? modelsWithin(battle, model, pick, far) : modelWithinUnit(battle, model, target, far);
  };
  // Who is near is close as well.
  const unitClose =
    unitNear ||
    !(battle.plan.asks & BIT.unitOver12) ||
    (pick >= 0 ? modelWithinUnit(battle, pick, unit, CLOSE) : unitsWithin(battle, unit, target, CLOSE));
  const common = shotBits(battle, target, { unitNear, unitClose, moved: has(battle, unit, U.moved) });
  const closeBit = (model: number): number => {
    if (!(battle.plan.asks & BIT.within12)) return 0;
    const close = pick >= 0 ? modelsWithin(battle, model, pick, CLOSE) : modelWithinUnit(battle, model, target, CLOSE);
    return close ? BIT.within12 : 0;
  };
  return shooters.map(({ model, held }) =>
    makeShooter(battle, model, held, common | (isNear(model) ? 0 : BIT.modelOver9) | closeBit(model), copies),
  );
};

/** Decides cover once for the group, or for each firing model on its own (battle:G15). */
const withCover = (battle: Battle, order: ShootOrder, pick: number, attackers: readonly Attacker[]): FrozenGroup[] => {
  const coverFrom = (shooters: readonly Attacker[]): Cover => {
    const models = shooters.map((attacker) => attacker.model);
    return pick >= 0 ? coverOfModel(battle, models, pick) : coverOf(battle, models, order.target);
  };
  const aimedAt = hitDefense(battle, order.target, pick);
  const group = { weapon: order.weapon, target: order.target, pick, aimedAt };
  if (battle.plan.settings.coverDecidedPer === 'weaponGroup')
    return [{ ...group, attackers, cover: coverFrom(attackers) }];
  const covers = attackers.map((attacker) => coverFrom([attacker]));
  return (['none', 'area', 'sight'] as const)
    .map((cover) => ({ ...group, cover, attackers: attackers.filter((_, i) => covers[i] === cover) }))
    .filter((part) => part.attackers.length > 0);
};
