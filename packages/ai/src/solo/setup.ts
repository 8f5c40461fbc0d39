import {
  arriving,
  type Action,
  type Battle,
  capacityOf,
  checkMuster,
  checkObjective,
  freeZones,
  G,
  type MusterOrder,
  type Placement,
  spacesOf,
  waiting,
} from '@muster/engine';
import { type Dice, distance2 } from '@muster/kernel';
import { type Front, frontOf, pointOf } from '../front.ts';
import { firstMarker, leavesRoom, placesOf } from '../markers.ts';
import { type Coming, formUp, squeezeIn } from '../moving/form-up.ts';
import { findAnyRoom } from '../plain.ts';
import { roleOf } from './worth.ts';

/**
 * A marker as far from the others as there is room around the middle of the table or else anywhere, with a little chance in
 * it; the later ones must find room too.
 */
export const placeMarker = (battle: Battle, dice: Dice): Action => {
  const { width, depth } = battle.plan.table;
  const middle: number[] = [];
  for (let column = 1; column <= 5; column++)
    for (let row = -1; row <= 1; row++)
      middle.push(Math.trunc((width * column) / 6), Math.trunc(depth / 2) + row * 700);
  return loneliest(battle, middle, dice) ?? loneliest(battle, placesOf(battle), dice) ?? firstMarker(battle);
};

/** The best of some places x0, y0, x1, y1, … for a marker; nothing when none will do. */
const loneliest = (battle: Battle, places: readonly number[], dice: Dice): Action | undefined => {
  const ideas: { x: number; y: number; weight: number }[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i], places[i + 1]];
    if (checkObjective(battle, x, y)) continue;
    ideas.push({ x, y, weight: Math.min(2400, nearestMarker(battle, x, y)) + dice.below(900) });
  }
  const best = ideas.sort((a, b) => b.weight - a.weight).find(({ x, y }) => leavesRoom(battle, x, y));
  return best && { type: 'place-objective', x: best.x, y: best.y };
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
    const { mayAmbush, mayScout } = modelOf(unit);
    // Others may still have it from somebody beside them.
    const kinds = [...(mayAmbush ? AMBUSH : []), ...(mayScout || plan.auraBearers.length > 0 ? SCOUT : [])];
    kinds.some((kind) => keep({ ...order, reserves: [...order.reserves, { unit, kind }] }));
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

const AMBUSH = ['ambush'] as const;
const SCOUT = ['scout'] as const;

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

/** The edge or corner that is nearest to the markers, of those that nobody has. */
export const chooseZone = (battle: Battle): Action => {
  let best = 0;
  let least = Infinity;
  for (const zone of freeZones(battle)) {
    const { minX, minY, maxX, maxY } = battle.plan.zones[zone];
    let sum = 0;
    for (let k = 0; k < battle.game[G.objectives]; k++) {
      const dx = Math.max(minX - battle.objX[k], 0, battle.objX[k] - maxX);
      const dy = Math.max(minY - battle.objY[k], 0, battle.objY[k] - maxY);
      sum += Math.sqrt(dx * dx + dy * dy);
    }
    if (sum < least) [best, least] = [zone, sum];
  }
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
  const front = frontOf(plan, battle.sideZone[side]);
  const { forward } = front;
  const reach = how === 'scout' ? plan.ruleset.numbers.scoutDepth : 0;
  const room = roomOf(battle, side, front, reach);
  const { radius } = plan.models[first];
  const marker = leastFaced(battle, side, front);
  const [along, ahead] = marker < 0 ? [room.middle, 0] : pointOf(front, battle.objX[marker], battle.objY[marker]);
  const centre = Math.max(room.low, Math.min(room.high, along));
  const edge = room.edge + forward * (reach - radius - 5);
  const depth = roleOf(battle, unit) === 'shooter' ? 300 : 0;
  // Scouts go as far as the marker, not past it.
  const rank = marker >= 0 && how === 'scout' ? nearerTo(edge, ahead, forward) : edge - forward * depth;
  const anchors: [number, number][] = [];
  for (let step = 0; step < 36; step++)
    for (let row = 0; row < 3; row++) {
      const aside = centre + (step % 2 === 0 ? 1 : -1) * ((step + 1) >> 1) * 200;
      if (aside >= room.low + radius && aside <= room.high - radius)
        anchors.push(pointOf(front, aside, rank - forward * row * 250));
    }
  return formUp(battle, unit, how, anchors) ?? squeezeIn(battle, unit, how, ...pointOf(front, centre, rank));
};

/** How far a widened zone reaches along its front, and where the zone itself ends towards the middle of the table. */
const roomOf = (
  { plan, sideZone }: Battle,
  side: number,
  { axis, forward }: Front,
  reach: number,
): { low: number; high: number; middle: number; edge: number } => {
  const { minX, minY, maxX, maxY } = plan.zones[sideZone[side]];
  const [start, end, length] = axis === 'y' ? [minX, maxX, plan.table.width] : [minY, maxY, plan.table.depth];
  const [near, far] = axis === 'y' ? [minY, maxY] : [minX, maxX];
  return {
    low: Math.max(0, start - reach),
    high: Math.min(length, end + reach),
    middle: Math.trunc((start + end) / 2),
    edge: forward > 0 ? far : near,
  };
};

const nearerTo = (edge: number, ahead: number, forward: number): number =>
  forward > 0 ? Math.min(edge, ahead) : Math.max(edge, ahead);

/** The marker that fewest of our models stand opposite to, or -1. */
const leastFaced = (battle: Battle, side: number, { axis }: Front): number => {
  const [at, marked] = axis === 'y' ? [battle.x, battle.objX] : [battle.y, battle.objY];
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < battle.game[G.objectives]; i++) {
    let weight = 0;
    for (const model of battle.plan.models)
      if (model.side === side && battle.alive[model.index] && (battle.x[model.index] > 0 || battle.y[model.index] > 0))
        weight += Math.abs(at[model.index] - marked[i]) < 900 ? model.tough : 0;
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
  for (const unit of arriving(battle, side)) {
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
