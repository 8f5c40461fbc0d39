import type { SpellEntry } from '@muster/army';
import type { Phase, Settings, TerrainType } from '@muster/engine';

/** What a position file calls itself. */
export const POSITION_FORMAT = 'muster-position';
/** The newest version of the position format. */
export const POSITION_VERSION = 1;

/**
 * Deployment zones. Of two sides: along the edge y = 0 and opposite; where any edge may be chosen, along x = 0 and opposite
 * too. Of three or four sides: the corners round the table, from the one at 0, 0.
 */
export const ZONES = ['near', 'far', 'left', 'right', 'near-left', 'near-right', 'far-right', 'far-left'] as const;
export type ZoneName = (typeof ZONES)[number];

/** The zones of a battle with so many sides, in the order of its plan. */
export const zoneNames = (sides: number): readonly ZoneName[] => (sides > 2 ? ZONES.slice(4) : ZONES.slice(0, 4));

/** Where a unit waits that is not on the table: for its round, for the scouts' turn, or for deployment. */
export const RESERVES = ['ambush', 'scout', 'waiting'] as const;
export type Reserve = (typeof RESERVES)[number];

/** A piece of terrain, as a rectangle x0, y0, x1, y1 or as a list of corners. Lengths in this file are inches. */
export interface PositionTerrain {
  id: string;
  /** What it is to people: `forest`. */
  kind?: string;
  rect?: readonly number[];
  polygon?: readonly (readonly number[])[];
  types: readonly TerrainType[];
  height?: number;
  dangerousInHaste?: boolean;
  difficultUphill?: boolean;
  seeIntoNotThrough?: boolean;
  topIgnoresOneBlocker?: boolean;
  shelters?: boolean;
  gap?: boolean;
  /** How deep a gap is; 3 unless told. */
  depth?: number;
}

/** A weapon, found by its key; the name is given when it is not the key. Without a range it is for melee. */
export interface PositionWeapon {
  name?: string;
  range?: number;
  attacks: number;
  rules?: readonly string[];
}

/** A spell, found by its key; the name is given when it is not the key. It is aimed at enemies unless it says otherwise. */
export type PositionSpell = Omit<SpellEntry, 'name' | 'target'> & Partial<Pick<SpellEntry, 'name' | 'target'>>;

/** A model that lives. Its place may be left out while its unit is not on the table. */
export interface PositionModel {
  id: string;
  name?: string;
  x?: number;
  y?: number;
  /** By default the height of the ground. */
  z?: number;
  /** Radius of the base; or its width in millimetres, which is 32 unless told otherwise. */
  r?: number;
  base?: number;
  height?: number;
  /** The whole of its Tough; rules that name Tough are part of it. */
  tough?: number;
  /** Marks, or where a unit's last model gathers markers, these. */
  wounds?: number;
  tokens?: number;
  /** Beside the unit's; a joined hero has only its own. */
  rules?: readonly string[];
  /** Instead of the unit's. */
  weapons?: readonly string[];
  /** A hero that has joined the unit. */
  hero?: boolean;
  quality?: number;
  defense?: number;
  /** Limited weapons that are spent. */
  used?: readonly string[];
  /** Spells tried in the activation that is going on. */
  tried?: readonly string[];
}

/** A unit with living models. */
export interface PositionUnit {
  id: string;
  /** Name of its side. */
  side: string;
  name?: string;
  quality: number;
  defense: number;
  cost?: number;
  rules?: readonly string[];
  /** What every model without weapons of its own carries. */
  weapons?: readonly string[];
  models: readonly PositionModel[];
  /** Models at the start of the battle, a joined hero included; by default those that are there. */
  startingSize?: number;
  shaken?: boolean;
  fatigued?: boolean;
  activated?: boolean;
  /** Has made a move action in this round. */
  moved?: boolean;
  /** Round of its arrival from Ambush. */
  arrivedRound?: number;
  reserve?: Reserve;
  /** The transport that carries it. */
  embarkedIn?: string;
  /** Rules that spells have given it for this round. */
  granted?: readonly string[];
}

/** A marker; without an owner nobody holds it. */
export interface PositionObjective {
  id?: string;
  x: number;
  y: number;
  owner?: string;
}

/** One of the players. */
export interface PositionSide {
  name: string;
  /** The spells it knows; by default all of them. */
  spells?: readonly string[];
  /** By default what others have left, the near one first; of two sides the one opposite to the other's. */
  zone?: ZoneName;
  /** Units at the start of the battle; by default those that are there. */
  startingUnits?: number;
  /** Which activation of the round was its last. */
  lastActivation?: number;
  /** Keeps its ambushers back in this round. */
  passed?: boolean;
}

/** A battle in the middle of a game, as puzzles, bug reports and conformance cases have it. */
export interface Position {
  format: typeof POSITION_FORMAT;
  version: number;
  name?: string;
  note?: string;
  system: string;
  /** Version of the ruleset; by default the newest. */
  rules?: string;
  settings?: Partial<Settings>;
  /** By default the size that the game asks for, and open ground. */
  table?: { width?: number; depth?: number; terrain?: readonly PositionTerrain[] };
  weapons?: Readonly<Record<string, PositionWeapon>>;
  spells?: Readonly<Record<string, PositionSpell>>;
  /** By default A and B. */
  sides?: readonly PositionSide[];
  units: readonly PositionUnit[];
  objectives?: readonly PositionObjective[];
  /** Markers that will have been placed in all, while that goes on. */
  objectivesToPlace?: number;
  round?: number;
  /** By default `activation`. */
  phase?: Phase;
  /** Whose turn it is; by default the first side's. */
  turn?: string;
  /** Who started the round; by default whose turn it is. */
  first?: string;
  /** The unit in the middle of its activation. */
  active?: string;
  /** Who won a finished battle; absent for a draw. */
  winner?: string;
}

/** The sides of a position that names none. */
export const DEFAULT_SIDES: readonly PositionSide[] = [{ name: 'A' }, { name: 'B' }];

/** The keys of the spells that a side knows, in order. */
export const spellsOf = (position: Position, side: PositionSide): readonly string[] =>
  side.spells ?? Object.keys(position.spells ?? {});

/** The sides of a position. */
export const sidesOf = (position: Position): readonly PositionSide[] => position.sides ?? DEFAULT_SIDES;

/** Width in millimetres of a base that nobody described. */
export const USUAL_BASE = 32;
