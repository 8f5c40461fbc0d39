/** A place on any table: thousandths of its width and of its depth. */
export type MissionSpot = readonly [x: number, y: number];

/** An edge of the table: at y = 0, opposite, at x = 0, opposite. */
export type Edge = 'front' | 'back' | 'left' | 'right';

/** Where the side of a role deploys. Lengths are hundredths of an inch. */
export type ZoneWord =
  /** A strip along an edge; `partly`: some part of a base in it is enough. */
  | { zone: 'edge'; edge: Edge; depth: number; partly?: true }
  /** Any area; its corners in order. */
  | { zone: 'area'; corners: readonly MissionSpot[] };

/** How objectives come onto the table. */
export type ObjectiveWord =
  /** So many D3 and some more, placed in turn by the rules of the game. */
  { place: 'in-turn'; d3: number; plus: number } | { place: 'fixed'; at: readonly MissionSpot[] };

/** Points for objectives that a side holds, at the end of every round or of the last one. */
export interface ScoreWord {
  when: 'round' | 'end';
  worth: number;
  /** Only for the side of this role; by default for all. */
  role?: string;
}

/** Who wins. */
export type WinWord =
  /** The side with the most points. */
  | { by: 'points' }
  /** The side of a role with so many points, otherwise the others. */
  | { by: 'threshold'; role: string; points: number }
  /** The side that is alone on the table; where none is, the side of a role. */
  | { by: 'survival'; otherwise: string };

/** A part of an army that starts off the table and comes to its own zone later. */
export interface ReserveWord {
  /** At least this share of the army, in percent of its points. */
  share: number;
  /** The first round in which it may come. */
  round: number;
}

/** What a battle is about, as plain data: a file and a test for each. */
export interface Mission {
  id: string;
  name: string;
  /** One sentence for players. */
  summary: string;
  /** By side, in order. A mission with one role has it for all sides. */
  roles: readonly string[];
  /** A number of its own, that of the game, or until one side has won. */
  rounds: number | 'game' | 'open';
  /** By role, or those of the game, from which sides choose. */
  zones: 'chosen' | Readonly<Record<string, ZoneWord>>;
  objectives: readonly ObjectiveWord[];
  /** By role. */
  reserves?: Readonly<Record<string, ReserveWord>>;
  /** Whether sides announce reserves, joined heroes and passengers first. */
  musters: boolean;
  score: readonly ScoreWord[];
  win: WinWord;
}

/** Names the words of a mission. */
export const mission = (words: Mission): Mission => words;
