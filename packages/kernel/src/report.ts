/** How a unit or model was lost. */
export const LOSS_CAUSES = [
  'shooting',
  'melee',
  'impact',
  'spell',
  'dangerous',
  'fall',
  'recoil',
  'rout',
  'wreck',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** Models that one attack or mishap took from a unit. */
export interface Loss {
  round: number;
  cause: LossCause;
  /** The unit that did it, and its side: lists of several sides may share ids. Absent for terrain and the like. */
  by?: string;
  bySide?: number;
  models: string[];
  /** Whether the unit was Shaken when it happened. */
  shaken: boolean;
  /** Whether this finished the unit. */
  destroyed: boolean;
}

/** What became of one unit. */
export interface UnitReport {
  id: string;
  name: string;
  side: number;
  cost: number;
  /** The unit that this hero joined. */
  joined?: string;
  startingModels: number;
  survivingModels: number;
  destroyed: boolean;
  routed: boolean;
  shakenAtEnd: boolean;
  neverArrived: boolean;
  losses: Loss[];
}

/** The one record in which battles and campaigns meet. */
export interface BattleReport {
  ruleset: { id: string; version: string };
  sides: string[];
  rounds: number;
  finished: boolean;
  /** The side that won; absent for a draw. */
  winner?: number;
  objectives: { x: number; y: number; owner?: number }[];
  units: UnitReport[];
}
