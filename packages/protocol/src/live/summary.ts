/** What a list of battles shows of one. */
export interface BattleSummary {
  title: string;
  system: string;
  points: number;
  /** By side. */
  armies: readonly string[];
  players: readonly string[];
  round: number;
  phase: string;
  /** The sides that something is expected of. */
  waiting: readonly number[];
  markers: readonly number[];
  over: boolean;
  /** The side that won; none in a draw. */
  winner?: number;
}

/** One battle of a list. */
export interface BattleListing {
  id: string;
  created: number;
  updated: number;
  mine: readonly number[];
  summary: BattleSummary;
}
