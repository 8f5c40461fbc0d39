/** What a unit or model was lost to. */
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

/** A unit in a report: its side and id, because lists of several sides may share ids. */
export interface UnitRef {
  side: number;
  id: string;
}

/** The models that a unit lost to one attack, test or effect. */
export interface Loss {
  round: number;
  cause: LossCause;
  /** The unit that caused it, with its side. Absent if no unit did, for example for terrain. */
  by?: string;
  bySide?: number;
  models: string[];
  /** Whether the unit was Shaken at that time. */
  shaken: boolean;
  /** Whether this destroyed the unit. */
  destroyed: boolean;
}

/** The result of a battle for one unit. */
export interface UnitReport {
  id: string;
  name: string;
  side: number;
  /** Its cost in points when the battle was set up. */
  cost: number;
  /** The unit that this hero joined. */
  joined?: string;
  startingModels: number;
  survivingModels: number;
  destroyed: boolean;
  routed: boolean;
  shakenAtEnd: boolean;
  neverArrived: boolean;
  /** How it left the table without being destroyed, if it did. */
  left?: Departure;
  /** The table quarters with most of its models at the end, several if equal (campaign:M12); a joined hero counts with its unit. */
  quarters?: number[];
  /** Sides whose deployment zone it is in at the end. */
  zones?: number[];
  losses: Loss[];
}

/** A unit that was destroyed or routed, and the units that did it (campaign:X3). */
export interface Kill {
  /** The roster entries that may claim the kill; if there are several, their owner picks one. */
  by: UnitRef[];
  /** Two if one attacker's action destroyed a hero and the unit it had joined (campaign:X2). */
  victims: UnitRef[];
  round: number;
  melee: boolean;
  /** Whether the victim was Shaken at that time. */
  shaken: boolean;
}

/** A random event and its results that matter to a campaign. */
export interface EventReport {
  /** Its two dice as a number, 11 to 66. */
  number: number;
  round: number;
  /** The side whose army it picked. */
  side?: number;
  /** The units that it picked. */
  targets?: UnitRef[];
  /** The table quarter that it picked. */
  quarter?: number;
  /** The result of its D3, 1 to 3. */
  d3?: number;
  /** The unit or the piece of terrain that a player chose in secret. */
  noted?: UnitRef | number;
  /** Whether its condition was met: an escort left the table, intel was delivered, a duel was won, a unit was sent away. */
  done?: boolean;
  /** The unit that met the condition. */
  by?: UnitRef;
  /** Whether it found no unit to affect (campaign:E1). */
  dead?: boolean;
}

/** Attempts to cast spells and to block them in one round, by side. */
export interface MagicReport {
  casts: number[];
  blocks: number[];
}

/** The result of a battle: the winner, the fate of every unit, and everything else that a campaign needs. */
export interface BattleReport {
  ruleset: { id: string; version: string };
  sides: string[];
  /** The number of rounds that began. */
  rounds: number;
  finished: boolean;
  /** The side that won; absent for a draw. */
  winner?: number;
  objectives: { x: number; y: number; owner?: number }[];
  units: UnitReport[];
  /** In the order in which they happened. */
  kills: Kill[];
  events: EventReport[];
  /** Sides that conceded, with the round at whose beginning they did. */
  conceded: { side: number; round: number }[];
  /** Sides in the order of their activations in the last round. */
  order: number[];
  /** The first side whose unit stopped being Shaken other than by an event (campaign:M11). */
  firstRecovery?: number;
  /** The first side to destroy an enemy unit. */
  firstKill?: number;
  /** One entry for each round that began. */
  magic: MagicReport[];
}
