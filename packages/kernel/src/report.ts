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
  'event',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** How a unit left the table without being destroyed (campaign:K4). */
export const DEPARTURES = ['captured', 'exited', 'sent-away', 'conceded'] as const;
export type Departure = (typeof DEPARTURES)[number];

/** A unit as reports name it: lists of several sides may share ids. */
export interface UnitRef {
  side: number;
  id: string;
}

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

/** What became of one unit in a battle. */
export interface UnitReport {
  id: string;
  name: string;
  side: number;
  /** Its value when the battle was set up. */
  cost: number;
  /** The unit that this hero joined. */
  joined?: string;
  startingModels: number;
  survivingModels: number;
  destroyed: boolean;
  routed: boolean;
  shakenAtEnd: boolean;
  neverArrived: boolean;
  /** How it left the table in one piece, if it did. */
  left?: Departure;
  /** The table quarters that most of it is in at the end, several if equal (campaign:M12); a joined hero counts with its unit. */
  quarters?: number[];
  /** Sides in whose deployment zone it stands at the end. */
  zones?: number[];
  losses: Loss[];
}

/** A unit that was destroyed or routed, and who did it (campaign:X3). */
export interface Kill {
  /** The roster entries that may claim it; if there are several, their owner picks one. */
  by: UnitRef[];
  /** Two where a hero and the unit that it joined ended by one attacker's action (campaign:X2). */
  victims: UnitRef[];
  round: number;
  melee: boolean;
  /** Whether the victim was Shaken when it ended. */
  shaken: boolean;
}

/** A random event and what it came to, as far as a campaign keeps books about it. */
export interface EventReport {
  /** Its two dice as a number, 11 to 66. */
  number: number;
  round: number;
  /** The army that it picked, as a side. */
  side?: number;
  /** The units that it picked. */
  targets?: UnitRef[];
  /** The table quarter that it picked. */
  quarter?: number;
  /** What its D3 showed, 1 to 3. */
  d3?: number;
  /** The unit or the piece of terrain that a player noted down in secret. */
  noted?: UnitRef | number;
  /** Whether what it waits for came true: an escort that left the table, a marker delivered, a duel won, a unit sent. */
  done?: boolean;
  /** The unit that made it come true. */
  by?: UnitRef;
  /** It found no unit to happen to (campaign:E1). */
  dead?: boolean;
}

/** Attempts to cast spells and to block them in one round, by side. */
export interface MagicReport {
  casts: number[];
  blocks: number[];
}

/** What came of a battle: who won, what became of every unit, and everything that a campaign needs to know. */
export interface BattleReport {
  ruleset: { id: string; version: string };
  sides: string[];
  /** Rounds that were begun. */
  rounds: number;
  finished: boolean;
  /** The side that won; absent for a draw. */
  winner?: number;
  objectives: { x: number; y: number; owner?: number }[];
  units: UnitReport[];
  /** In the order of their happening. */
  kills: Kill[];
  events: EventReport[];
  /** Sides that conceded, and at the beginning of which round. */
  conceded: { side: number; round: number }[];
  /** Sides by their activations in the last round. */
  order: number[];
  /** The side that was first to stop one of its units from being Shaken, not by an event (campaign:M11). */
  firstRecovery?: number;
  /** The side that was first to destroy an enemy unit. */
  firstKill?: number;
  /** One entry for each round that was begun. */
  magic: MagicReport[];
}
