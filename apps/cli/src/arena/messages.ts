import type { ArenaGame, ArenaOrder, Stretch } from '@muster/lab';

/** What a worker is given when it starts. */
export interface WorkerOrder {
  order: ArenaOrder;
  /** One number; not 0 when everybody shall stop after the game that is running. */
  stop: SharedArrayBuffer;
}

/** A lane that a worker shall play on, from a game to its end. */
export interface LaneWork {
  lane: number;
  from: number;
}

/** What a worker has to say. */
export type WorkerNews =
  | { type: 'played'; lane: number; stretch: Stretch; megabytes: number }
  | { type: 'idle' }
  | { type: 'lost'; game: ArenaGame; why: string };
