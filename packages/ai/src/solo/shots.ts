import {
  type Battle,
  copiesLeft,
  firstModel,
  freezeGroup,
  hasUnitFlag,
  heldBy,
  isOnTable,
  makeSightBlockers,
  modelsWithin,
  nextModel,
  rangeAt,
  rangeOf,
  roundOf,
  screenUnits,
  seesPast,
  type ShootOrder,
  UNIT_FLAG,
  unitGap,
  unitSees,
} from '@muster/engine';
import { expectedWounds, priceOf, woundsLeft } from './worth.ts';

/** A weapon type at a target and its expected worth, in points. */
interface Shot {
  weapon: number;
  target: number;
  wounds: number;
  worth: number;
}

/** The sight line to the current target, shared by several weapons. */
const between = makeSightBlockers();
let gathered = -1;

/** The most different targets. */
const MOST_TARGETS = 2;

/** The expected wounds from which a Limited weapon is used before the later rounds. */
const LIMITED_WOUNDS = 1.5;

/** Returns the shots of a unit: each weapon at the visible target in range that it damages most. */
export const chooseShots = (battle: Battle, unit: number): ShootOrder[] => {
  const shots = listShots(battle, unit);
  if (shots.length > 1) shots.sort(byWorth);
  const orders: ShootOrder[] = [];
  const targets: number[] = [];
  gathered = -1;
  for (const { weapon, target, wounds } of shots) {
    if (isOrdered(orders, weapon)) continue;
    const isNew = !targets.includes(target);
    if (isNew && targets.length >= MOST_TARGETS) continue;
    if (wounds < LIMITED_WOUNDS && roundOf(battle) < 3 && isLimited(battle, unit, weapon)) continue;
    const order = aim(battle, unit, weapon, target);
    if (!order) continue;
    orders.push(order);
    if (isNew) targets.push(target);
  }
  return orders;
};

const byWorth = (a: Shot, b: Shot): number => b.worth - a.worth;

const isOrdered = (orders: readonly ShootOrder[], weapon: number): boolean => {
  for (const order of orders) if (order.weapon === weapon) return true;
  return false;
};

/** Whether a model has a weapon of the type that shoots without sight. */
export const isIndirect = (battle: Battle, unit: number, weapon: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (heldBy(battle, model, weapon)?.terms.needsNoSight) return true;
  return false;
};

/** Whether a weapon of the type is Limited. */
export const isLimited = (battle: Battle, unit: number, weapon: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if ((heldBy(battle, model, weapon)?.usedBit ?? -1) >= 0) return true;
  return false;
};

/** Lists every weapon type against every enemy in its range. */
const listShots = (battle: Battle, unit: number): Shot[] => {
  const shots: Shot[] = [];
  const { units, ruleset } = battle.plan;
  const { side } = units[unit];
  const longest = longestReach(battle, unit);
  if (longest === 0) return shots;
  for (let target = 0; target < units.length; target++) {
    if (units[target].side === side || !isOnTable(battle, target)) continue;
    const gap = unitGap(battle, unit, target);
    if (gap > longest) continue;
    const from = shots.length;
    addShots(battle, unit, target, gap, gap > ruleset.numbers.farDistance ? 'far' : 'near', shots);
    const price = priceOf(battle, target);
    const left = woundsLeft(battle, target);
    for (let i = from; i < shots.length; i++) shots[i].worth = Math.min(shots[i].wounds, left) * price;
  }
  return shots;
};

/** Returns the longest range of a unit, or 0. */
const longestReach = (battle: Battle, unit: number): number => {
  let longest = 0;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const held of battle.plan.models[model].weapons)
      if (held.type.range > 0) longest = Math.max(longest, rangeOf(battle, model, held));
  return longest;
};

/** Lists every weapon type of a unit against one enemy at a distance. */
const addShots = (
  battle: Battle,
  unit: number,
  target: number,
  gap: number,
  how: 'far' | 'near',
  shots: Shot[],
): void => {
  const from = shots.length;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    const { weapons } = battle.plan.models[model];
    for (let slot = 0; slot < weapons.length; slot++) {
      const held = weapons[slot];
      if (held.type.range === 0) continue;
      const range = rangeOf(battle, model, held);
      if (range === 0 || gap > range || copiesLeft(battle, model, held) === 0) continue;
      if (rangeAt(battle, range, held.terms, target) < gap) continue;
      addShot(shots, from, held.type.index, target, expectedWounds(battle, model, slot, target, how));
    }
  }
};

const addShot = (shots: Shot[], from: number, weapon: number, target: number, wounds: number): void => {
  for (let i = from; i < shots.length; i++)
    if (shots[i].weapon === weapon) {
      shots[i].wounds += wounds;
      return;
    }
  shots.push({ weapon, target, wounds, worth: 0 });
};

/** Returns the order for a shot if a model sees and reaches the same target model; picks a hero if allowed. */
export const takeAim = (battle: Battle, unit: number, weapon: number, target: number): ShootOrder | undefined => {
  gathered = -1;
  return aim(battle, unit, weapon, target);
};

const aim = (battle: Battle, unit: number, weapon: number, target: number): ShootOrder | undefined => {
  const { terms } = battle.plan.weapons[weapon];
  const hasty = hasUnitFlag(battle, unit, UNIT_FLAG.rushed);
  // A weapon that picks a model, or a granted rule, may see more than the sight line to the unit.
  if ((terms.picksModel || hasty) && !isIndirect(battle, unit, weapon) && !unitSees(battle, unit, target))
    return undefined;
  const hero = battle.unitHero[target];
  if (terms.picksModel && hero >= 0 && battle.alive[hero]) {
    const order = { weapon, target, picks: [hero] };
    if (!freezeGroup(battle, unit, order).refusal) return order;
  }
  const order = { weapon, target };
  // After a Rush only some models may shoot, or only at some targets, which the rules check.
  if (hasty) return freezeGroup(battle, unit, order).refusal ? undefined : order;
  if (terms.picksModel || gathered !== target)
    screenUnits(battle, unit, target, terms.picksModel ? { ignoreUnit: target } : undefined, between);
  gathered = terms.picksModel ? -1 : target;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    const held = heldBy(battle, model, weapon);
    if (!held || copiesLeft(battle, model, held) === 0) continue;
    const reach = rangeAt(battle, rangeOf(battle, model, held), terms, target);
    if (reach <= 0) continue;
    for (let foe = firstModel(battle, target); foe >= 0; foe = nextModel(battle, target, foe))
      if (modelsWithin(battle, model, foe, reach) && (held.terms.needsNoSight || seesPast(battle, between, model, foe)))
        return order;
  }
  return undefined;
};
