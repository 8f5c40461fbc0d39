import { type Attacker, type Cover, defenseRules } from '../attack/volley.ts';
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
import { eachModel, eachUnitRule, has, isEmbarked, isOnTable, modelsOf, sideOf } from '../state/query.ts';

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
  const holders = modelsOf(battle, unit).flatMap((model) => {
    const held = heldBy(battle, model, weapon);
    return held ? [{ model, held }] : [];
  });
  if (holders.length === 0) return { refusal: refuse('no-such-weapon', { unit }) };
  const ready = holders.filter(({ model, held }) => copiesLeft(battle, model, held) > 0);
  if (ready.length === 0) return { refusal: refuse('limited-spent', { unit }) };
  const pickOf = picker(
    order,
    ready.map(({ model }) => model),
  );
  let seen = false;
  let nearest = Infinity;
  const byPick = new Map<number, Attacker[]>();
  // One search for what stands between serves all models of the group.
  const picking = ready[0].held.terms.picksModel;
  const screen = screenUnits(battle, unit, target, picking ? { ignoreUnit: target } : undefined, between);
  for (const { model, held } of ready) {
    const pick = held.terms.picksModel ? pickOf(model) : -1;
    const range = rangeAt(battle, held.type.range, held.terms, target);
    const aim = aimAt(battle, model, held.terms, target, pick, range, screen);
    seen ||= aim !== 'no-sight';
    if (aim === 'out-of-range')
      nearest = Math.min(nearest, pick >= 0 ? modelGap(battle, model, pick) : modelUnitGap(battle, model, target));
    if (aim !== 'can') continue;
    const copies =
      held.usedBit < 0
        ? held.count
        : Math.min(copiesLeft(battle, model, held), Math.max(1, order.copies ?? held.count));
    const attacker = makeAttacker(battle, unit, model, { held, copies }, target, pick);
    const earlier = byPick.get(pick);
    if (earlier) earlier.push(attacker);
    else byPick.set(pick, [attacker]);
  }
  if (byPick.size === 0) {
    const range = rangeAt(battle, ready[0].held.type.range, ready[0].held.terms, target);
    return {
      refusal: seen
        ? refuse('out-of-range', { unit, other: target, need: range, have: nearest })
        : refuse('no-sight', { unit, other: target }),
    };
  }
  return { groups: [...byPick].flatMap(([pick, attackers]) => withCover(battle, order, pick, attackers)) };
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

/** A range as it counts against a target: Aircraft shorten it, unless the weapon shrugs that off (battle:D5). */
export const rangeAt = (battle: Battle, range: number, terms: AttackTerms, target: number): number => {
  let change = 0;
  eachUnitRule(battle, target, (rule) => {
    change += rule.defense.range;
  });
  const ignored = change < 0 && terms.unhindered && battle.plan.settings.unstoppableIgnores === 'hitAndRange';
  return ignored ? range : range + change;
};

/** Whether a model can attack some model of the target that it both sees and reaches (battle:S1). */
const aimAt = (
  battle: Battle,
  model: number,
  terms: AttackTerms,
  target: number,
  pick: number,
  range: number,
  screen: Screen,
): 'can' | 'no-sight' | 'out-of-range' => {
  const sees = (other: number): boolean => terms.needsNoSight || seesPast(battle, screen, model, other);
  const reaches = (other: number): boolean => range > 0 && modelsWithin(battle, model, other, range);
  if (pick >= 0) return !sees(pick) ? 'no-sight' : reaches(pick) ? 'can' : 'out-of-range';
  let inSight = false;
  let can = false;
  // Near models first would not change the answer; reach is the cheaper question.
  eachModel(battle, target, (other) => {
    if (!can && reaches(other)) can = sees(other);
  });
  if (can) return 'can';
  eachModel(battle, target, (other) => {
    inSight ||= sees(other);
  });
  return inSight ? 'out-of-range' : 'no-sight';
};

const makeAttacker = (
  battle: Battle,
  unit: number,
  model: number,
  { held, copies }: { held: HeldWeapon; copies: number },
  target: number,
  pick: number,
): Attacker => {
  const far = battle.plan.ruleset.numbers.farDistance;
  const unitNear = pick >= 0 ? modelWithinUnit(battle, pick, unit, far) : unitsWithin(battle, unit, target, far);
  const byUnit = battle.plan.settings.overNineInchesFrom === 'unit';
  const modelNear = byUnit
    ? unitNear
    : pick >= 0
      ? modelsWithin(battle, model, pick, far)
      : modelWithinUnit(battle, model, target, far);
  const bits =
    BIT.shooting |
    (unitNear ? 0 : BIT.unitOver9) |
    (modelNear ? 0 : BIT.modelOver9) |
    (has(battle, unit, U.moved) ? BIT.moved : 0);
  return { model, held, bits, onlySixes: false, copies, dice: attackDice(held, bits, copies) };
};

/** The attack dice of so many copies of a model's weapon. */
export const attackDice = (held: HeldWeapon, bits: number, copies: number): number =>
  copies * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, bits, false));

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
