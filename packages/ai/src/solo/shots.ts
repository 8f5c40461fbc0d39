import {
  type Battle,
  copiesLeft,
  freezeGroup,
  has,
  heldBy,
  isOnTable,
  makeScreen,
  modelsOf,
  modelsWithin,
  rangeAt,
  rangeOf,
  roundOf,
  screenUnits,
  seesPast,
  type ShootOrder,
  sideOf,
  U,
  unitGap,
  unitSees,
} from '@muster/engine';
import { expectedWounds, priceOf, woundsLeft } from './worth.ts';

/** A weapon type at a target, and what it may be expected to be worth in points. */
interface Shot {
  weapon: number;
  target: number;
  wounds: number;
  worth: number;
}

/** What stands between a unit and a target, while a shot is being judged. */
const between = makeScreen();

/** At most so many different targets. */
const MOST_TARGETS = 2;

/** A weapon that can be used once is kept for at least so many wounds until the later rounds. */
const LIMITED_WOUNDS = 1.5;

/** What a unit shoots at: each weapon at what it hurts most, among what it sees and reaches. */
export const chooseShots = (battle: Battle, unit: number): ShootOrder[] => {
  const shots = listShots(battle, unit).sort((a, b) => b.worth - a.worth);
  const orders: ShootOrder[] = [];
  const targets: number[] = [];
  const seen: (boolean | undefined)[] = [];
  for (const { weapon, target, wounds } of shots) {
    if (orders.some((order) => order.weapon === weapon)) continue;
    if (!targets.includes(target) && targets.length >= MOST_TARGETS) continue;
    if (wounds < LIMITED_WOUNDS && roundOf(battle) < 3 && isLimited(battle, unit, weapon)) continue;
    if (!isIndirect(battle, unit, weapon) && !(seen[target] ??= unitSees(battle, unit, target))) continue;
    const order = takeAim(battle, unit, weapon, target);
    if (!order) continue;
    orders.push(order);
    if (!targets.includes(target)) targets.push(target);
  }
  return orders;
};

/** Whether somebody holds a weapon of the type that shoots without sight. */
export const isIndirect = (battle: Battle, unit: number, weapon: number): boolean =>
  modelsOf(battle, unit).some((model) => heldBy(battle, model, weapon)?.terms.needsNoSight);

export const isLimited = (battle: Battle, unit: number, weapon: number): boolean =>
  modelsOf(battle, unit).some((model) => (heldBy(battle, model, weapon)?.usedBit ?? -1) >= 0);

/** Every weapon type against every foe in its range. */
const listShots = (battle: Battle, unit: number): Shot[] => {
  const shots: Shot[] = [];
  const models = modelsOf(battle, unit);
  const side = sideOf(battle, unit);
  for (const { index: target, side: theirs } of battle.plan.units) {
    if (theirs === side || !isOnTable(battle, target)) continue;
    const gap = unitGap(battle, unit, target);
    const how = gap > battle.plan.ruleset.numbers.farDistance ? 'far' : 'near';
    const from = shots.length;
    for (const model of models) {
      const { weapons } = battle.plan.models[model];
      for (let slot = 0; slot < weapons.length; slot++) {
        const held = weapons[slot];
        const range = rangeOf(battle, model, held);
        if (range === 0 || gap > range || copiesLeft(battle, model, held) === 0) continue;
        if (rangeAt(battle, range, held.terms, target) < gap) continue;
        const wounds = expectedWounds(battle, model, slot, target, how);
        addShot(shots, from, held.type.index, target, wounds);
      }
    }
    const price = priceOf(battle, target);
    const left = woundsLeft(battle, target);
    for (let i = from; i < shots.length; i++) shots[i].worth = Math.min(shots[i].wounds, left) * price;
  }
  return shots;
};

const addShot = (shots: Shot[], from: number, weapon: number, target: number, wounds: number): void => {
  for (let i = from; i < shots.length; i++)
    if (shots[i].weapon === weapon) {
      shots[i].wounds += wounds;
      return;
    }
  shots.push({ weapon, target, wounds, worth: 0 });
};

/** The order to shoot so, if somebody sees and reaches one and the same model; a hero is picked where that is allowed. */
export const takeAim = (battle: Battle, unit: number, weapon: number, target: number): ShootOrder | undefined => {
  const { terms } = battle.plan.weapons[weapon];
  const hero = battle.unitHero[target];
  if (terms.picksModel && hero >= 0 && battle.alive[hero]) {
    const order = { weapon, target, picks: [hero] };
    if (!freezeGroup(battle, unit, order).refusal) return order;
  }
  // After a Rush only some may shoot, or only at some: the rules know whom.
  if (has(battle, unit, U.rushed))
    return freezeGroup(battle, unit, { weapon, target }).refusal ? undefined : { weapon, target };
  const foes = modelsOf(battle, target);
  const screen = screenUnits(battle, unit, target, terms.picksModel ? { ignoreUnit: target } : undefined, between);
  for (const model of modelsOf(battle, unit)) {
    const held = heldBy(battle, model, weapon);
    if (!held || copiesLeft(battle, model, held) === 0) continue;
    const reach = rangeAt(battle, rangeOf(battle, model, held), terms, target);
    if (reach <= 0) continue;
    for (const foe of foes)
      if (modelsWithin(battle, model, foe, reach) && (held.terms.needsNoSight || seesPast(battle, screen, model, foe)))
        return { weapon, target };
  }
  return undefined;
};
