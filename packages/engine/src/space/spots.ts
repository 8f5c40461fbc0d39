import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';

/** A search for spots near another model: spots in base contact, the nearest first, then spots part of the way. */
export interface Spots {
  /** The last spot that was found. */
  x: number;
  y: number;
  /** Contact spots within the limit that have not been returned yet, with their distances. */
  count: number;
  readonly contactX: Int32Array;
  readonly contactY: Int32Array;
  readonly far: Int32Array;
  /** The model's position, the way from there in thousandths, and the parts that are left to try. */
  fromX: number;
  fromY: number;
  wayX: number;
  wayY: number;
  limit: number;
  gap: number;
  share: number;
}

const MOST_CONTACTS = DIRECTIONS.length + 1;

/** The number of parts of the limit to try. */
const SHARES = 6;

/** Returns an empty search, which can be used many times. */
export const makeSpots = (): Spots => ({
  x: 0,
  y: 0,
  count: 0,
  contactX: new Int32Array(MOST_CONTACTS),
  contactY: new Int32Array(MOST_CONTACTS),
  far: new Int32Array(MOST_CONTACTS),
  fromX: 0,
  fromY: 0,
  wayX: 0,
  wayY: 0,
  limit: 0,
  gap: 0,
  share: 0,
});

/** Starts a search near another model for a model that may move up to the limit. */
export const lookAround = (spots: Spots, battle: Battle, model: number, other: number, limit: number): void => {
  const { models } = battle.plan;
  const x = battle.x[model];
  const y = battle.y[model];
  const ox = battle.x[other];
  const oy = battle.y[other];
  const reach = models[model].radius + models[other].radius + 1;
  const away = Math.max(1, Math.round(Math.sqrt(distance2(x, y, ox, oy))));
  spots.fromX = x;
  spots.fromY = y;
  spots.wayX = ((x - ox) * 1000) / away;
  spots.wayY = ((y - oy) * 1000) / away;
  spots.limit = limit;
  spots.gap = away - reach;
  spots.share = SHARES;
  spots.count = 0;
  if (spots.gap > limit + ROUNDING) return;
  addContact(spots, ox + Math.round((spots.wayX * reach) / 1000), oy + Math.round((spots.wayY * reach) / 1000));
  const ring = ringOf(reach);
  for (let i = 0; i < ring.length; i += 2) addContact(spots, ox + ring[i], oy + ring[i + 1]);
};

const rings = new Map<number, Int32Array>();

/** Returns spots in all directions at this distance: x0, y0, x1, y1, …; computed once. */
const ringOf = (reach: number): Int32Array => {
  let ring = rings.get(reach);
  if (!ring) {
    ring = Int32Array.from(
      DIRECTIONS.flatMap(([x, y]) => [Math.round((x * reach) / 1000), Math.round((y * reach) / 1000)]),
    );
    rings.set(reach, ring);
  }
  return ring;
};

/** The most that rounding moves a contact spot nearer or farther. */
const ROUNDING = 10;

const addContact = (spots: Spots, x: number, y: number): void => {
  const far = Math.round(Math.sqrt(distance2(spots.fromX, spots.fromY, x, y)));
  if (far > spots.limit) return;
  spots.contactX[spots.count] = x;
  spots.contactY[spots.count] = y;
  spots.far[spots.count++] = far;
};

/** Finds the next spot; returns false if there is none left. */
export const nextSpot = (spots: Spots): boolean => {
  if (spots.count > 0) return takeNearest(spots);
  while (spots.share > 0) {
    const step = Math.floor((spots.limit * spots.share) / SHARES);
    spots.share--;
    if (step >= spots.gap) continue;
    spots.x = spots.fromX - Math.trunc((spots.wayX * step) / 1000);
    spots.y = spots.fromY - Math.trunc((spots.wayY * step) / 1000);
    return true;
  }
  return false;
};

/** Takes the nearest contact spot, if equal the first; the others keep their order. */
const takeNearest = (spots: Spots): boolean => {
  const { contactX, contactY, far } = spots;
  let nearest = 0;
  for (let i = 1; i < spots.count; i++) if (far[i] < far[nearest]) nearest = i;
  spots.x = contactX[nearest];
  spots.y = contactY[nearest];
  spots.count--;
  for (let i = nearest; i < spots.count; i++) {
    contactX[i] = contactX[i + 1];
    contactY[i] = contactY[i + 1];
    far[i] = far[i + 1];
  }
  return true;
};

const around = makeSpots();

/** Returns all spots near another model as a list. */
export const spotsToward = (battle: Battle, model: number, other: number, limit: number): [number, number][] => {
  const list: [number, number][] = [];
  lookAround(around, battle, model, other, limit);
  while (nextSpot(around)) list.push([around.x, around.y]);
  return list;
};
