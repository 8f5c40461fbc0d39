import type { SpellEntry } from '@muster/army';
import { type Duration, type Phase, type Settings, type TerrainType, UNIT_FLAG } from '@muster/engine';

/** The format name of position files. */
export const POSITION_FORMAT = 'muster-position';
/** The newest version of the position format. */
export const POSITION_VERSION = 1;

/**
 * Deployment zones. For two sides: along the edge y = 0 and the opposite one; if any edge may be chosen, also along x = 0
 * and the opposite one. For three or four sides: the corners around the table, starting at 0, 0.
 */
export const ZONES = ['near', 'far', 'left', 'right', 'near-left', 'near-right', 'far-right', 'far-left'] as const;
export type ZoneName = (typeof ZONES)[number];

/** Returns the zones of a battle with this number of sides, in the order of its plan. */
export const zoneNames = (sides: number): readonly ZoneName[] => (sides > 2 ? ZONES.slice(4) : ZONES.slice(0, 4));

/** The reserve of a unit that is not on the table: Ambush, Scout, or waiting for deployment. */
export const RESERVES = ['ambush', 'scout', 'waiting'] as const;
export type Reserve = (typeof RESERVES)[number];

/** A piece of terrain, as a rectangle x0, y0, x1, y1 or as a list of corners. Lengths in this file are in inches. */
export interface PositionTerrain {
  id: string;
  /** Its name for people: `forest`. */
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
  /** How deep a gap is (default 3). */
  depth?: number;
}

/** A weapon, stored under its key; the name is given if it differs from the key. Without a range it is a melee weapon. */
export interface PositionWeapon {
  name?: string;
  range?: number;
  attacks: number;
  rules?: readonly string[];
}

/** A spell, stored under its key; the name is given if it differs from the key. It targets enemies by default. */
export type PositionSpell = Omit<SpellEntry, 'name' | 'target'> & Partial<Pick<SpellEntry, 'name' | 'target'>>;

/** A living model. Its place may be left out while its unit is not on the table. */
export interface PositionModel {
  id: string;
  name?: string;
  x?: number;
  y?: number;
  /** Its height on the table (default: the height of the ground). */
  z?: number;
  /** Radius of the base, or its width in millimetres (default 32). */
  r?: number;
  base?: number;
  height?: number;
  /** Its total Tough, including rules with Tough. */
  tough?: number;
  /** Its wounds, or the wound markers of a unit's last model in games that use them. */
  wounds?: number;
  tokens?: number;
  /** In addition to the unit's rules; a joined hero has only its own. */
  rules?: readonly string[];
  /** Instead of the unit's weapons. */
  weapons?: readonly string[];
  /** Whether it is a hero that has joined the unit. */
  hero?: boolean;
  quality?: number;
  defense?: number;
  /** Limited weapons that are spent. */
  used?: readonly string[];
  /** Spells tried in the current activation. */
  tried?: readonly string[];
  /** Abilities used in the current activation, and abilities spent for the battle. */
  did?: readonly string[];
  spent?: readonly string[];
  /** Has taken its dangerous terrain test in the current activation. */
  endangered?: boolean;
  /** Other units that its auras affect, in games where players pick them. */
  auraFor?: readonly string[];
}

/** States of a unit that are either set or not. */
export type UnitState =
  | 'shaken'
  | 'fatigued'
  | 'activated'
  /** Has made a move action this round. */
  | 'moved'
  /** Has passed a turn this round. */
  | 'delayed'
  /** Has moved away this round after shooting or fighting. */
  | 'slipped'
  /** Was redeployed. */
  | 'redeployed'
  /** Has left the table once to return from Ambush. */
  | 'withdrew'
  /** Has spent its attack in passing, which works once per battle. */
  | 'trampled'
  /** Has tested morale in this battle; given only if some unit passes its first test. */
  | 'testedMorale'
  /** Was repositioned at the start of the current activation, or declined. */
  | 'shifted'
  /** Was repositioned before attacking in the current activation. */
  | 'displaced';

/** The flag of each state. */
export const UNIT_STATES: Readonly<Record<UnitState, number>> = {
  shaken: UNIT_FLAG.shaken,
  fatigued: UNIT_FLAG.fatigued,
  activated: UNIT_FLAG.activated,
  moved: UNIT_FLAG.movedInRound,
  delayed: UNIT_FLAG.delayed,
  slipped: UNIT_FLAG.slipped,
  redeployed: UNIT_FLAG.redeployed,
  withdrew: UNIT_FLAG.withdrew,
  trampled: UNIT_FLAG.trampled,
  testedMorale: UNIT_FLAG.tested,
  shifted: UNIT_FLAG.shifted,
  displaced: UNIT_FLAG.displaced,
};

/** Marks of a side on a unit: the rule for its attacks on the unit, their number (default 1) and duration (default one attack). */
export interface PositionMark {
  rule: string;
  by: string;
  count?: number;
  lasts?: Duration;
}

/** The current options of a rule of a unit; `now` if picked in the current activation. */
export interface PositionPick {
  rule: string;
  options: readonly string[];
  now?: boolean;
}

/** A model, by its unit. */
export interface PositionBearer {
  unit: string;
  model: string;
}

/** A unit with living models. */
export interface PositionUnit extends Partial<Readonly<Record<UnitState, boolean>>> {
  id: string;
  /** Name of its side. */
  side: string;
  name?: string;
  quality: number;
  defense: number;
  cost?: number;
  rules?: readonly string[];
  /** The weapons of models without weapons of their own. */
  weapons?: readonly string[];
  models: readonly PositionModel[];
  /** Models at the start of the battle, including a joined hero (default: the current number). */
  startingSize?: number;
  /** The round of its arrival from Ambush. */
  arrivedRound?: number;
  reserve?: Reserve;
  /** The transport that carries it. */
  embarkedIn?: string;
  /** Rules that it was given for this round, for one use, and for the rest of the battle. */
  granted?: readonly string[];
  grantedOnce?: readonly string[];
  grantedForGood?: readonly string[];
  marks?: readonly PositionMark[];
  picked?: readonly PositionPick[];
  /** Rules that work once per battle and are spent. */
  feats?: readonly string[];
  /** Has been activated again, which works once per battle. */
  actedAgain?: boolean;
  /** Markers that it has gathered, by their rule. */
  growth?: Readonly<Record<string, number>>;
  /** Wounds that it took in the current activation. */
  hurt?: number;
  /** Models with a rule for units activated near them, near which it was last activated. */
  activatedNear?: readonly PositionBearer[];
}

/** An objective; without an owner no side holds it. */
export interface PositionObjective {
  id?: string;
  x: number;
  y: number;
  owner?: string;
}

/** One of the players. */
export interface PositionSide {
  name: string;
  /** The spells it knows (default: all). */
  spells?: readonly string[];
  /** Its zone (default: the first remaining one; with two sides the one opposite the other side's). */
  zone?: ZoneName;
  /** Units at the start of the battle (default: the current number). */
  startingUnits?: number;
  /** The number of its last activation in this round. */
  lastActivation?: number;
  /** Keeps its units with Ambush in reserve this round. */
  passed?: boolean;
  /** Units that have been activated again this round. */
  actedAgain?: number;
  /** Rules of its lost models whose effects are still active. */
  fallen?: readonly string[];
}

/** The state of a battle, for puzzles, bug reports and conformance cases. */
export interface Position {
  format: typeof POSITION_FORMAT;
  version: number;
  name?: string;
  note?: string;
  system: string;
  /** Version of the ruleset (default: the newest). */
  rules?: string;
  settings?: Partial<Settings>;
  /** The table (default: the game's size and open ground). */
  table?: { width?: number; depth?: number; terrain?: readonly PositionTerrain[] };
  weapons?: Readonly<Record<string, PositionWeapon>>;
  spells?: Readonly<Record<string, PositionSpell>>;
  /** The sides (default: A and B). */
  sides?: readonly PositionSide[];
  units: readonly PositionUnit[];
  objectives?: readonly PositionObjective[];
  /** The total number of objectives, while they are being placed. */
  objectivesToPlace?: number;
  round?: number;
  /** The phase (default: `activation`). */
  phase?: Phase;
  /** The side to act (default: the first side). */
  turn?: string;
  /** The side that started the round (default: the side to act). */
  first?: string;
  /** The unit in the middle of its activation. */
  active?: string;
  /** The winner of a finished battle; absent for a draw. */
  winner?: string;
}

/** The default sides of a position. */
export const DEFAULT_SIDES: readonly PositionSide[] = [{ name: 'A' }, { name: 'B' }];

/** Returns the keys of the spells that a side knows, in order. */
export const spellsOf = (position: Position, side: PositionSide): readonly string[] =>
  side.spells ?? Object.keys(position.spells ?? {});

/** Returns the sides of a position. */
export const sidesOf = (position: Position): readonly PositionSide[] => position.sides ?? DEFAULT_SIDES;

/** The default width of a base, in millimetres. */
export const USUAL_BASE = 32;
