import type { Army, Settings, Table } from '@muster/engine';
import type { Contender } from '@muster/host';

/** An army of an arena. */
export interface ArenaArmy {
  name: string;
  army: Army;
}

/** A table of an arena. */
export interface ArenaTable {
  name: string;
  table: Table;
}

/** One game system with its armies and tables: every army meets every other on every table, or itself if it is alone. */
export interface ArenaGround {
  system: string;
  armies: readonly ArenaArmy[];
  tables: readonly ArenaTable[];
  settings?: Partial<Settings>;
}

/** Everything that decides the results of an arena, as plain data for workers. */
export interface ArenaOrder {
  seed: string;
  /** Games of each pairing of players, rounded up to whole sets. */
  games: number;
  contenders: readonly Contender[];
  grounds: readonly ArenaGround[];
}

/** Two contenders by their places in the order; a single contender plays itself. */
export type Pairing = readonly [number, number];

/** The place of a set of games: two armies of a ground and one of its tables. */
export interface ArenaPlace {
  ground: number;
  armies: readonly [number, number];
  table: number;
}

/**
 * Sets of a pairing at regular steps, all at one place. The games played of a lane are always its first ones, so one number
 * describes its progress.
 */
export interface Lane {
  pairing: number;
  place: number;
  /** The first set of the lane. */
  start: number;
  games: number;
}

/** The plan of an arena: its pairings, places and lanes. */
export interface ArenaPlan {
  order: ArenaOrder;
  pairings: readonly Pairing[];
  places: readonly ArenaPlace[];
  /** The games of a set, which have the same seed: players change sides, and armies change players. */
  setSize: number;
  /** The step from one set of a lane to the next. */
  stride: number;
  lanes: readonly Lane[];
}

/** One game of an arena. */
export interface ArenaGame {
  seed: string;
  pairing: Pairing;
  place: ArenaPlace;
  /** The side of the first player of the pairing. */
  side: number;
  /** The army of the place, 0 or 1, of side 0. */
  army: number;
}

/** The least number of lanes, so that all workers are busy to the end. */
const FEWEST_LANES = 64;

/** Plans an arena. Lanes at one place follow each other, so that few battle plans are needed at a time. */
export const planArena = (order: ArenaOrder): ArenaPlan => {
  const pairings = pairsOf(order.contenders.length);
  const places = placesOf(order);
  const setSize = order.contenders.length > 1 ? 4 : 2;
  const stride = places.length * Math.ceil(FEWEST_LANES / places.length);
  const sets = Math.ceil(order.games / setSize);
  const lanes = Array.from({ length: Math.min(stride, sets) }, (_, start): Omit<Lane, 'pairing'> => ({
    place: start % places.length,
    start,
    games: Math.ceil((sets - start) / stride) * setSize,
  }))
    .sort((a, b) => a.place - b.place || a.start - b.start)
    .flatMap((lane) => pairings.map((_, pairing): Lane => ({ pairing, ...lane })));
  return { order, pairings, places, setSize, stride, lanes };
};

/** Returns every pair of a number of players, or the only one with itself. */
const pairsOf = (count: number): Pairing[] =>
  count === 1
    ? [[0, 0]]
    : Array.from({ length: count }, (_, i) => i).flatMap((first) =>
        Array.from({ length: count - first - 1 }, (_, i): Pairing => [first, first + 1 + i]),
      );

/** Returns all places, first every pair of armies of every ground on its first table, so that few games cover many armies. */
const placesOf = ({ grounds }: ArenaOrder): ArenaPlace[] => {
  const tables = Math.max(...grounds.map((ground) => ground.tables.length));
  return Array.from({ length: tables }, (_, table) => table).flatMap((table) =>
    grounds.flatMap(({ armies, tables: own }, ground) =>
      table < own.length ? pairsOf(armies.length).map((pair): ArenaPlace => ({ ground, armies: pair, table })) : [],
    ),
  );
};

/** Returns a game of a lane by its number. */
export const gameOf = (plan: ArenaPlan, lane: Lane, number: number): ArenaGame => {
  const { order, pairings, places, setSize, stride } = plan;
  const set = lane.start + Math.floor(number / setSize) * stride;
  const turn = number % setSize;
  const pairing = pairings[lane.pairing];
  const place = places[lane.place];
  const swaps = pairing[0] === pairing[1] ? 1 : 2;
  const army = Math.floor(turn / swaps);
  // An army that meets itself cannot be exchanged, so other dice make a different game.
  const again = army === 1 && place.armies[0] === place.armies[1] ? 'b' : '';
  return { seed: `${order.seed}-${set + 1}${again}`, pairing, place, side: turn % swaps, army };
};

/** Returns the number of games of all pairings. */
export const gamesIn = ({ lanes }: ArenaPlan): number => lanes.reduce((sum, { games }) => sum + games, 0);
