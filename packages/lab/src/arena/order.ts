import type { Army, Settings, Table } from '@muster/engine';
import type { Contender } from '@muster/host';

/** An army that others meet in an arena. */
export interface ArenaArmy {
  name: string;
  army: Army;
}

/** A table of an arena. */
export interface ArenaTable {
  name: string;
  table: Table;
}

/** One game with its armies and tables: every army meets every other on every table, or itself when it is alone. */
export interface Ground {
  system: string;
  armies: readonly ArenaArmy[];
  tables: readonly ArenaTable[];
  settings?: Partial<Settings>;
}

/** Everything that decides what an arena comes to. It is plain data and may be sent to workers. */
export interface ArenaOrder {
  seed: string;
  /** Games of each pairing of players, rounded up to whole sets. */
  games: number;
  contenders: readonly Contender[];
  grounds: readonly Ground[];
}

/** Two contenders by their places in the order; one that is alone plays itself. */
export type Pairing = readonly [number, number];

/** Where a set of games is played: two armies of a ground, and one of its tables. */
export interface Place {
  ground: number;
  armies: readonly [number, number];
  table: number;
}

/**
 * Every so many sets of a pairing, all at one place. What has been played of a lane is always its beginning, so that one
 * number says how far it has come, whoever played it.
 */
export interface Lane {
  pairing: number;
  place: number;
  /** Its first set. */
  start: number;
  games: number;
}

/** An order laid out: who meets whom, where, and in which pieces. */
export interface ArenaPlan {
  order: ArenaOrder;
  pairings: readonly Pairing[];
  places: readonly Place[];
  /** Games with the same seed: players change sides, and armies change players. */
  setSize: number;
  /** From one set of a lane to the next. */
  stride: number;
  lanes: readonly Lane[];
}

/** One game of an arena. */
export interface ArenaGame {
  seed: string;
  pairing: Pairing;
  place: Place;
  /** The side that the first of the pairing plays. */
  side: number;
  /** The army of the place, 0 or 1, that side 0 has. */
  army: number;
}

/** So many lanes at least, so that all workers are busy to the end. */
const FEWEST_LANES = 64;

/** Lays an order out. Lanes at one place stand behind each other, so that few plans of battles are needed at a time. */
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

/** Every two of so many, or the one with itself. */
const pairsOf = (count: number): Pairing[] =>
  count === 1
    ? [[0, 0]]
    : Array.from({ length: count }, (_, i) => i).flatMap((first) =>
        Array.from({ length: count - first - 1 }, (_, i): Pairing => [first, first + 1 + i]),
      );

/** All places: first every pair of armies of every ground on its first table, so that few games show many of them. */
const placesOf = ({ grounds }: ArenaOrder): Place[] => {
  const tables = Math.max(...grounds.map((ground) => ground.tables.length));
  return Array.from({ length: tables }, (_, table) => table).flatMap((table) =>
    grounds.flatMap(({ armies, tables: own }, ground) =>
      table < own.length ? pairsOf(armies.length).map((pair): Place => ({ ground, armies: pair, table })) : [],
    ),
  );
};

/** A game of a lane by its number. */
export const gameOf = (plan: ArenaPlan, lane: Lane, number: number): ArenaGame => {
  const { order, pairings, places, setSize, stride } = plan;
  const set = lane.start + Math.floor(number / setSize) * stride;
  const turn = number % setSize;
  const pairing = pairings[lane.pairing];
  const place = places[lane.place];
  const swaps = pairing[0] === pairing[1] ? 1 : 2;
  const army = Math.floor(turn / swaps);
  // An army that meets itself cannot be exchanged: other dice make it another game.
  const again = army === 1 && place.armies[0] === place.armies[1] ? 'b' : '';
  return { seed: `${order.seed}-${set + 1}${again}`, pairing, place, side: turn % swaps, army };
};

/** Games of all pairings together. */
export const gamesIn = ({ lanes }: ArenaPlan): number => lanes.reduce((sum, { games }) => sum + games, 0);
