/** A place on a table of any size: thousandths of its width and of its depth. */
export type MissionSpot = readonly [x: number, y: number];

/** An edge of the table: `front` is at y = 0 and `left` at x = 0. */
export type Edge = 'front' | 'back' | 'left' | 'right';

/** The deployment zone of a role. Lengths are hundredths of an inch. */
export type MissionZone =
  /** A strip along an edge; with `partly`, a base needs to be only partly inside. */
  | { zone: 'edge'; edge: Edge; depth: number; partly?: true }
  /** An area with these corners in order. */
  | { zone: 'area'; corners: readonly MissionSpot[] };

/** How objectives are placed. */
export type MissionObjectives =
  /** This many D3 plus a number, placed in turn by the rules of the game. */
  { place: 'in-turn'; d3: number; plus: number } | { place: 'fixed'; at: readonly MissionSpot[] };

/** Points for objectives that a side holds at the end of every round or of the last round. */
export interface MissionScore {
  when: 'round' | 'end';
  worth: number;
  /** The role that scores; by default all sides do. */
  role?: string;
}

/** How the winner is decided. */
export type MissionWin =
  /** The side with the most points wins. */
  | { by: 'points' }
  /** The side of this role wins with this many points; otherwise the others win. */
  | { by: 'threshold'; role: string; points: number }
  /** The last side on the table wins; if there is none, the side of a role. */
  | { by: 'survival'; otherwise: string };

/** A part of an army that starts off the table and arrives later in its own zone. */
export interface MissionReserve {
  /** The least share of the army in percent of its points. */
  share: number;
  /** The first round in which it may arrive. */
  round: number;
}

/** What the sides play for, as plain data: every mission has a file and a test. */
export interface Mission {
  id: string;
  name: string;
  /** One sentence for players. */
  summary: string;
  /** The roles of the sides in order. In a mission with one role, all sides have it. */
  roles: readonly string[];
  /** A number of rounds, `game` for the game's number, or `open` to play until a side wins. */
  rounds: number | 'game' | 'open';
  /** The zones by role, or `chosen` if sides choose among the zones of the game. */
  zones: 'chosen' | Readonly<Record<string, MissionZone>>;
  objectives: readonly MissionObjectives[];
  /** Reserves by role. */
  reserves?: Readonly<Record<string, MissionReserve>>;
  /** Whether sides choose reserves, joined heroes and passengers before deployment. */
  musters: boolean;
  score: readonly MissionScore[];
  win: MissionWin;
}

/** Declares a mission. */
export const mission = (definition: Mission): Mission => definition;
