import {
  type Action,
  actionsOf,
  type Battle,
  capacityOf,
  checkJoin,
  checkMuster,
  everyModel,
  mayReserve,
  type ModelPlan,
  type MusterOrder,
  spacesOf,
} from '@muster/engine';
import { roleOf } from './worth.ts';

/** A muster order that is being built. */
interface Wish extends MusterOrder {
  reserves: { unit: number; kind: 'ambush' | 'scout' }[];
  joins: { hero: number; unit: number }[];
  loads: { transport: number; units: number[] }[];
}

/** Returns the muster of a side: heroes join suitable units, units use Ambush and Scout, and transports are filled. */
export const musterArmy = (battle: Battle, side: number): Action => {
  const wish: Wish = { reserves: [], joins: [], loads: [] };
  wishJoins(battle, side, wish);
  wishReserves(battle, side, wish);
  wishLoads(battle, side, wish);
  const order = isSure(battle, wish) || !checkMuster(battle, side, wish) ? wish : piecemeal(battle, side, wish);
  return { type: 'muster', ...order };
};

/** Whether no part of a muster depends on another part. */
const isSure = ({ plan }: Battle, { joins, loads }: Wish): boolean =>
  joins.length + loads.length + plan.auraBearers.length === 0;

/** Returns the legal parts of a muster, added one by one. */
const piecemeal = (battle: Battle, side: number, wish: Wish): MusterOrder => {
  let order: MusterOrder = { reserves: [], joins: [], loads: [] };
  const keep = (more: MusterOrder): boolean => {
    if (checkMuster(battle, side, more)) return false;
    order = more;
    return true;
  };
  for (const join of wish.joins) keep({ ...order, joins: [...order.joins, join] });
  for (const reserve of wish.reserves) keep({ ...order, reserves: [...order.reserves, reserve] });
  for (const { transport, units } of wish.loads) {
    const { loads } = order;
    const inside: number[] = [];
    for (const unit of units)
      if (keep({ ...order, loads: [...loads, { transport, units: [...inside, unit] }] })) inside.push(unit);
  }
  return order;
};

const firstOf = ({ plan }: Battle, unit: number): ModelPlan => plan.models[plan.units[unit].first];

const wishJoins = (battle: Battle, side: number, { joins }: Wish): void => {
  const { plan } = battle;
  const { units } = plan.sides[side];
  for (const hero of units) {
    const own = firstOf(battle, hero);
    if (plan.units[hero].count > 1 || !own.hero) continue;
    let best = -1;
    let most = 0;
    for (const unit of units) {
      const { count } = plan.units[unit];
      if (count === 1 || joins.some((join) => join.unit === unit)) continue;
      const points = suits(battle, hero, unit);
      if (points < most || (points === most && best >= 0)) continue;
      const hasHero = !everyModel(battle, unit, (model) => !plan.models[model].hero);
      if (checkJoin(plan.ruleset, { heroTough: own.printedTough, models: count, hasHero })) continue;
      best = unit;
      most = points;
    }
    if (best >= 0) joins.push({ hero, unit: best });
  }
};

/** Returns how well a hero suits a unit by combat role and speed. Below 0 it stays alone. */
const suits = (battle: Battle, hero: number, unit: number): number => {
  const own = firstOf(battle, hero);
  const other = firstOf(battle, unit);
  let points = roleOf(battle, unit) === roleOf(battle, hero) ? 3 : 0;
  points += other.rush === own.rush ? 2 : 0;
  points += other.flies === own.flies ? 2 : 0;
  points -= (other.mayAmbush && !own.mayAmbush) || (other.mayScout && !own.mayScout) ? 9 : 0;
  return points - (other.actions.length < own.actions.length ? 6 : 0);
};

const wishReserves = (battle: Battle, side: number, { reserves, joins }: Wish): void => {
  const { auraBearers, sides } = battle.plan;
  for (const unit of sides[side].units) {
    if (battle.plan.units[unit].comes || joins.some(({ hero }) => hero === unit)) continue;
    if (mayReserve(battle, unit, 'ambush')) reserves.push({ unit, kind: 'ambush' });
    // Other units may get it from an aura.
    else if (auraBearers.length > 0 || mayReserve(battle, unit, 'scout')) reserves.push({ unit, kind: 'scout' });
  }
};

const wishLoads = (battle: Battle, side: number, wish: Wish): void => {
  const { units } = battle.plan.sides[side];
  for (const transport of units) {
    if (firstOf(battle, transport).transport === 0) continue;
    let room = capacityOf(battle, transport);
    const inside: number[] = [];
    for (const unit of passengersFor(battle, units, wish)) {
      const spaces = spacesWith(battle, unit, wish);
      if (spaces > room) continue;
      inside.push(unit);
      room -= spaces;
    }
    if (inside.length > 0) wish.loads.push({ transport, units: inside });
  }
};

/** Returns the transport places of a unit with its joined hero. */
const spacesWith = (battle: Battle, unit: number, { joins }: Wish): number => {
  const join = joins.find((one) => one.unit === unit);
  return (spacesOf(battle, unit) ?? Infinity) + (join ? (spacesOf(battle, join.hero) ?? Infinity) : 0);
};

/** Returns the units that gain most from a transport: slow ones that must come close, if they can get out. */
const passengersFor = (battle: Battle, units: readonly number[], { reserves, joins, loads }: Wish): number[] => {
  const gain = (unit: number): number => {
    const role = roleOf(battle, unit);
    return (
      battle.plan.units[unit].cost * (role === 'melee' ? 3 : role === 'hybrid' ? 2 : 1) -
      firstOf(battle, unit).rush / 10
    );
  };
  return units
    .filter(
      (unit) =>
        !battle.plan.units[unit].comes &&
        firstOf(battle, unit).transport === 0 &&
        actionsOf(battle, unit).includes('advance') &&
        !reserves.some((reserve) => reserve.unit === unit) &&
        !joins.some(({ hero }) => hero === unit) &&
        !loads.some((load) => load.units.includes(unit)),
    )
    .sort((a, b) => gain(b) - gain(a));
};
