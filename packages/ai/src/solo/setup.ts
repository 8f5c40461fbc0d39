import {
  type Action,
  type Battle,
  capacityOf,
  checkMuster,
  checkObjective,
  G,
  type MusterOrder,
  type Placement,
  spacesOf,
  waiting,
} from '@muster/engine';
import { type Dice, distance2 } from '@muster/kernel';
import { type Coming, formUp, squeezeIn } from '../moving/form-up.ts';
import { firstObjective, findAnyRoom } from '../plain.ts';
import { roleOf } from './worth.ts';

/** A marker as far from the others as there is room around the middle of the table, with a little chance in it. */
export const placeMarker = (battle: Battle, dice: Dice): Action => {
  const { width, depth } = battle.plan.table;
  let best: Action | undefined;
  let most = -1;
  for (let column = 1; column <= 5; column++)
    for (let row = -1; row <= 1; row++) {
      const x = Math.trunc((width * column) / 6);
      const y = Math.trunc(depth / 2) + row * 700;
      if (checkObjective(battle, x, y)) continue;
      const weight = Math.min(2400, nearestMarker(battle, x, y)) + dice.below(900);
      if (weight > most) [best, most] = [{ type: 'place-objective', x, y }, weight];
    }
  return best ?? firstObjective(battle);
};

const nearestMarker = (battle: Battle, x: number, y: number): number => {
  let nearest = Infinity;
  for (let i = 0; i < battle.game[G.objectives]; i++)
    nearest = Math.min(nearest, Math.sqrt(distance2(x, y, battle.objX[i], battle.objY[i])));
  return nearest;
};

/** Heroes join whom they suit, those who can come later or go ahead do, and transports are filled. */
export const musterArmy = (battle: Battle, side: number): Action => {
  let order: MusterOrder = { reserves: [], joins: [], loads: [] };
  const keep = (more: MusterOrder): boolean => {
    if (checkMuster(battle, side, more)) return false;
    order = more;
    return true;
  };
  const { plan } = battle;
  const { units } = plan.sides[side];
  const modelOf = (unit: number) => plan.models[plan.units[unit].first];
  for (const hero of units)
    if (plan.units[hero].count === 1 && modelOf(hero).hero)
      companionsFor(battle, hero, units).some((unit) => keep({ ...order, joins: [...order.joins, { hero, unit }] }));
  for (const unit of units) {
    const kind = modelOf(unit).mayAmbush ? 'ambush' : modelOf(unit).mayScout ? 'scout' : undefined;
    if (kind) keep({ ...order, reserves: [...order.reserves, { unit, kind }] });
  }
  for (const transport of units) {
    if (modelOf(transport).transport === 0) continue;
    const others = order.loads;
    const inside: number[] = [];
    for (const unit of passengersFor(battle, units, transport)) {
      if (order.reserves.some((reserve) => reserve.unit === unit) || order.joins.some(({ hero }) => hero === unit))
        continue;
      inside.push(unit);
      if (!keep({ ...order, loads: others.concat({ transport, units: inside.slice() }) })) inside.pop();
    }
  }
  return { type: 'muster', ...order };
};

/** Units that a hero may join, those first that fight and move as it does. */
const companionsFor = (battle: Battle, hero: number, units: readonly number[]): number[] => {
  const { plan } = battle;
  const own = plan.models[plan.units[hero].first];
  const suits = (unit: number): number => {
    const other = plan.models[plan.units[unit].first];
    let points = roleOf(battle, unit) === roleOf(battle, hero) ? 3 : 0;
    points += other.rush === own.rush ? 2 : 0;
    points += other.flies === own.flies ? 2 : 0;
    points -= (other.mayAmbush && !own.mayAmbush) || (other.mayScout && !own.mayScout) ? 9 : 0;
    return points - (other.actions.length < own.actions.length ? 6 : 0);
  };
  return units.filter((unit) => plan.units[unit].count > 1 && suits(unit) >= 0).sort((a, b) => suits(b) - suits(a));
};

/** Units that gain most from being carried: slow ones that must come close. */
const passengersFor = (battle: Battle, units: readonly number[], transport: number): number[] => {
  const room = capacityOf(battle, transport);
  const gain = (unit: number): number => {
    const role = roleOf(battle, unit);
    const { first, cost } = battle.plan.units[unit];
    return cost * (role === 'melee' ? 3 : role === 'hybrid' ? 2 : 1) - battle.plan.models[first].rush / 10;
  };
  return units.filter((unit) => (spacesOf(battle, unit) ?? Infinity) <= room).sort((a, b) => gain(b) - gain(a));
};

/** The edge that is nearer to the markers. */
export const chooseZone = (battle: Battle): Action => {
  let best = 0;
  let least = Infinity;
  battle.plan.zones.forEach((zone, i) => {
    let sum = 0;
    for (let k = 0; k < battle.game[G.objectives]; k++)
      sum += Math.min(Math.abs(battle.objY[k] - zone.minY), Math.abs(battle.objY[k] - zone.maxY));
    if (sum < least) [best, least] = [i, sum];
  });
  return { type: 'choose-edge', zone: best };
};

/** Puts the next unit down: fighters in front, shooters behind, each opposite a marker that few others face. */
export const deployNext = (battle: Battle, side: number, how: 'deployment' | 'scout'): Action => {
  const units = waiting(battle, side, how).sort((a, b) => turnOfUnit(battle, a) - turnOfUnit(battle, b));
  for (const unit of units) {
    const positions = findPlace(battle, unit, how);
    if (positions) return { type: 'deploy', unit, positions };
  }
  return findAnyRoom(battle, units, how);
};

/** Large bases first, since they need most room; then whoever says least about the plan. */
const turnOfUnit = (battle: Battle, unit: number): number => {
  const { first, cost } = battle.plan.units[unit];
  return cost - 10 * battle.plan.models[first].radius;
};

const findPlace = (battle: Battle, unit: number, how: 'deployment' | 'scout'): Placement[] | undefined => {
  const { plan } = battle;
  const { side, first } = plan.units[unit];
  const zone = plan.zones[battle.sideZone[side]];
  const forward = zone.minY + zone.maxY > plan.table.depth ? -1 : 1;
  const reach = how === 'scout' ? plan.ruleset.numbers.scoutDepth : 0;
  const { radius } = plan.models[first];
  const marker = leastFaced(battle, side);
  const x = marker < 0 ? Math.trunc(plan.table.width / 2) : battle.objX[marker];
  const edge = (forward > 0 ? zone.maxY : zone.minY) + forward * (reach - radius - 5);
  const depth = roleOf(battle, unit) === 'shooter' ? 300 : 0;
  // Scouts go as far as the marker, not past it.
  const front = marker >= 0 && how === 'scout' ? nearerTo(edge, battle.objY[marker], forward) : edge - forward * depth;
  const anchors: [number, number][] = [];
  for (let step = 0; step < 36; step++)
    for (let row = 0; row < 3; row++) {
      const aside = (step % 2 === 0 ? 1 : -1) * ((step + 1) >> 1) * 200;
      if (x + aside >= radius && x + aside <= plan.table.width - radius)
        anchors.push([x + aside, front - forward * row * 250]);
    }
  return formUp(battle, unit, how, anchors) ?? squeezeIn(battle, unit, how, x, front);
};

const nearerTo = (edge: number, y: number, forward: number): number =>
  forward > 0 ? Math.min(edge, y) : Math.max(edge, y);

/** The marker that fewest of our models stand opposite to, or -1. */
const leastFaced = (battle: Battle, side: number): number => {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < battle.game[G.objectives]; i++) {
    let weight = 0;
    for (const model of battle.plan.models)
      if (model.side === side && battle.alive[model.index] && (battle.x[model.index] > 0 || battle.y[model.index] > 0))
        weight += Math.abs(battle.x[model.index] - battle.objX[i]) < 900 ? model.tough : 0;
    if (weight < least) [best, least] = [i, weight];
  }
  return best;
};

/** Lets ambushers arrive at the markers that are not ours, if there is room far enough from foes. */
export const arriveOrPass = (battle: Battle, side: number): Action => {
  const objectives = Array.from({ length: battle.game[G.objectives] }, (_, i) => i).sort(
    (a, b) => Number(battle.objOwner[a] === side) - Number(battle.objOwner[b] === side),
  );
  const anchors: [number, number][] = [];
  for (const i of objectives) for (const [dx, dy] of AROUND) anchors.push([battle.objX[i] + dx, battle.objY[i] + dy]);
  for (const unit of waiting(battle, side, 'ambush')) {
    const positions = formUp(battle, unit, 'ambush' satisfies Coming, anchors);
    if (positions) return { type: 'arrive', unit, positions };
  }
  return { type: 'pass' };
};

/** Spots at and around a marker. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 300],
  [0, -300],
  [400, 0],
  [-400, 0],
  [0, 700],
  [0, -700],
  [800, 0],
  [-800, 0],
  [0, 1200],
  [0, -1200],
  [1300, 0],
  [-1300, 0],
];
