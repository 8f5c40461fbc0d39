import { INCH } from '@muster/kernel';
import { type Attacker, attackTermsOf, type Cover, defenseRules } from '../attack/volley.ts';
import { sumTerms } from '../attack/faces.ts';
import type { ShootOrder } from '../game/action.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import type { AttackTerms, DefenseTerms, HeldWeapon } from '../plan/plan.ts';
import { BIT } from '../plan/situation.ts';
import { coverOf, coverOfModel } from '../space/cover.ts';
import { modelGap, modelsWithin, modelUnitGap, modelWithinUnit, unitsWithin } from '../space/measure.ts';
import { makeScreen, type Screen, screenUnits } from '../space/screen.ts';
import { seesPast } from '../space/sight.ts';
import { type Battle, U } from '../state/battle.ts';
import { isSnapTarget, shootsAfterRush } from '../state/fighting.ts';
import { rulesAgainst } from '../state/once.ts';
import { eachUnitRule, has, hasStoodStill, isEmbarked, isOnTable, modelsOf, sideOf } from '../state/query.ts';

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
  const shooters = ready.map(({ model, held }) => {
    const terms = termsAgainst(battle, model, held, target);
    const words = { unhindered: terms.some(({ unhindered }) => unhindered) };
    return {
      model,
      held,
      pick: held.terms.picksModel ? pickOf(model) : -1,
      range: rangeAt(battle, rangeOf(battle, model, held, target), words, target),
      blind: terms.some(({ needsNoSight }) => needsNoSight),
    };
  });
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

/** What a group looks at. */
interface Aim {
  battle: Battle;
  target: number;
  foes: readonly number[];
  /** What stands between for ordinary weapons, and for those that pick a model. */
  plain: Screen | undefined;
  picking: Screen | undefined;
}

/** A model with a weapon that it could use. */
interface Shooter {
  model: number;
  held: HeldWeapon;
  pick: number;
  range: number;
  /** Needs no sight. */
  blind: boolean;
}

/** Whether there is one and the same model that a shooter both sees and reaches (battle:S1). */
const reachesAndSees = (aim: Aim, shooter: Shooter): boolean => {
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
const whyNot = (aim: Aim, unit: number, shooters: readonly Shooter[]): Refusal => {
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

/** The weapon of a type in a model's hands. */
export const heldBy = (battle: Battle, model: number, weapon: number): HeldWeapon | undefined =>
  battle.plan.models[model].weapons.find((held) => held.type.index === weapon);

/** Copies of a weapon that a model can still use: all, unless they are limited (battle:S14). */
export const copiesLeft = (battle: Battle, model: number, held: HeldWeapon): number => {
  if (held.usedBit < 0) return held.count;
  let left = 0;
  for (let i = 0; i < held.count; i++) if (!(battle.used[model] & (1 << (held.usedBit + i)))) left++;
  return left;
};

/** What the rules of a weapon, its bearer and its unit say, those against a target included where one is named. */
const termsAgainst = (battle: Battle, model: number, held: HeldWeapon, target?: number): readonly AttackTerms[] =>
  target === undefined || battle.plan.marks.length === 0
    ? attackTermsOf(battle, model, held)
    : attackTermsOf(battle, model, held, rulesAgainst(battle, battle.unitOf[model], target));

/** The range of a weapon in a model's hands, with what its rules and those of its unit add, against a target where one is named; 0 for melee. */
export const rangeOf = (battle: Battle, model: number, held: HeldWeapon, target?: number): number => {
  const { range } = held.type;
  if (range === 0 || !battle.plan.hasRanges) return range;
  const more = termsAgainst(battle, model, held, target).reduce(
    (sum, terms) => sum + sumTerms(terms.range, BIT.shooting),
    0,
  );
  return Math.max(0, range + more);
};

/** What a weapon in a model's hands shrugs off against a target, with what its unit was given. */
export const wordsOf = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  target: number,
): Pick<AttackTerms, 'unhindered'> => ({
  unhindered: termsAgainst(battle, model, held, target).some(({ unhindered }) => unhindered),
});

/** A range as it counts against a target: Aircraft shorten it, unless the weapon shrugs that off (battle:D5). */
export const rangeAt = (
  battle: Battle,
  range: number,
  terms: Pick<AttackTerms, 'unhindered'>,
  target: number,
): number => {
  let change = 0;
  let floored = 0;
  let floor = 0;
  eachUnitRule(battle, target, ({ defense }) => {
    if (defense.rangeFloor === 0) change += defense.range;
    else {
      floored += defense.range;
      floor = Math.max(floor, defense.rangeFloor);
    }
  });
  const ignored = change + floored < 0 && terms.unhindered && battle.plan.settings.unstoppableIgnores === 'hitAndRange';
  if (ignored) return range;
  const left = range + change;
  // Whoever shoots no further than the floor loses nothing to it.
  return Math.max(left + floored, Math.min(left, floor));
};

/** What some rules call close. */
export const CLOSE: number = 12 * INCH;

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
  const common = shotBits(battle, target, { unitNear, moved: has(battle, unit, U.moved) });
  const closeBit = (model: number): number => {
    if (!(battle.plan.asks & BIT.within12)) return 0;
    const close = pick >= 0 ? modelsWithin(battle, model, pick, CLOSE) : modelWithinUnit(battle, model, target, CLOSE);
    return close ? BIT.within12 : 0;
  };
  return shooters.map(({ model, held }) =>
    makeShooter(battle, model, held, common | (isNear(model) ? 0 : BIT.modelOver9) | closeBit(model), copies),
  );
};

/** The situation that all shooters at a target share. */
export const shotBits = (
  battle: Battle,
  target: number,
  { unitNear, moved }: { unitNear: boolean; moved: boolean },
): number =>
  BIT.shooting |
  (unitNear ? 0 : BIT.unitOver9) |
  (moved ? BIT.moved : 0) |
  (hasStoodStill(battle, target) ? BIT.targetStill : 0);

/** A model that shoots; of a limited weapon it uses as many copies as are wished for and left. */
export const makeShooter = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  bits: number,
  copies?: number,
): Attacker => {
  const left = copiesLeft(battle, model, held);
  const used = held.usedBit < 0 ? left : Math.min(left, Math.max(1, copies ?? left));
  return { model, held, bits, onlySixes: false, copies: used, dice: attackDice(held, bits, used) };
};

/** The attack dice of so many copies of a model's weapon. */
export const attackDice = (held: HeldWeapon, bits: number, copies: number): number =>
  copies * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, bits));

/** Decides cover once for the group, or for each firing model on its own (battle:G15). */
const withCover = (battle: Battle, order: ShootOrder, pick: number, attackers: readonly Attacker[]): FrozenGroup[] => {
  const coverFrom = (shooters: readonly Attacker[]): Cover => {
    const models = shooters.map((attacker) => attacker.model);
    return pick >= 0 ? coverOfModel(battle, models, pick) : coverOf(battle, models, order.target);
  };
  const aimedAt = defenseRules(battle, order.target, pick).map((rule) => rule.defense);
  const group = { weapon: order.weapon, target: order.target, pick, aimedAt };
  if (battle.plan.settings.coverDecidedPer === 'weaponGroup')
    return [{ ...group, attackers, cover: coverFrom(attackers) }];
  const covers = attackers.map((attacker) => coverFrom([attacker]));
  return (['none', 'area', 'sight'] as const)
    .map((cover) => ({ ...group, cover, attackers: attackers.filter((_, i) => covers[i] === cover) }))
    .filter((part) => part.attackers.length > 0);
};
