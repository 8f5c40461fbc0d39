import type { ArenaGame, ArenaOrder, PlayedGames } from '@muster/lab';

/** The data of a worker at its start. */
export interface WorkerOrder {
  order: ArenaOrder;
  /** One number; not 0 when all workers must stop after the running game. */
  stop: SharedArrayBuffer;
}

/** A lane for a worker to play, from a game to its end. */
export interface LaneWork {
  lane: number;
  from: number;
}

/** The messages of a worker. */
export type WorkerNews =
  | { type: 'played'; lane: number; stretch: PlayedGames; megabytes: number }
  | { type: 'idle' }
  | { type: 'lost'; game: ArenaGame; why: string };
