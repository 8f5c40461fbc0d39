import type { SpellEntry } from '@muster/army';
import { type Lasting, type Phase, type Settings, type TerrainType, U } from '@muster/engine';

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
  /** What it has done by a rule of its own in the activation that is going on, and what it has used up for the battle. */
  did?: readonly string[];
  spent?: readonly string[];
  /** Has taken its dangerous terrain test in the activation that is going on. */
  endangered?: boolean;
  /** Units that its auras reach beside its own, where players pick them. */
  auraFor?: readonly string[];
}

/** States of a unit that are there or not. */
export type UnitState =
  | 'shaken'
  | 'fatigued'
  | 'activated'
  /** Has made a move action in this round. */
  | 'moved'
  /** Has let a turn pass in this round. */
  | 'delayed'
  /** Has slipped away in this round after shooting or fighting. */
  | 'slipped'
  /** Was deployed a second time. */
  | 'redeployed'
  /** Has left the table once to come back from ambush. */
  | 'withdrew'
  /** Has spent what it may do once in a battle to those whom it moves through. */
  | 'trampled'
  /** Has tested morale in this battle; told only where somebody passes the first test. */
  | 'testedMorale'
  /** Was put down anew as the activation began that is going on, or let that pass. */
  | 'shifted'
  /** Was put down anew before attacking, in the activation that is going on. */
  | 'displaced';

/** The flag of each state. */
export const UNIT_STATES: Readonly<Record<UnitState, number>> = {
  shaken: U.shaken,
  fatigued: U.fatigued,
  activated: U.activated,
  moved: U.movedInRound,
  delayed: U.delayed,
  slipped: U.slipped,
  redeployed: U.redeployed,
  withdrew: U.withdrew,
  trampled: U.trampled,
  testedMorale: U.tested,
  shifted: U.shifted,
  displaced: U.displaced,
};

/** Marks of a side on a unit: what that side has when it attacks it, how many, and how long; one mark for one attack unless told. */
export interface PositionMark {
  rule: string;
  by: string;
  count?: number;
  lasts?: Lasting;
}

/** Options of a rule that a unit has now; `now` when it picked them in the activation that is going on. */
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
  /** What every model without weapons of its own carries. */
  weapons?: readonly string[];
  models: readonly PositionModel[];
  /** Models at the start of the battle, a joined hero included; by default those that are there. */
  startingSize?: number;
  /** Round of its arrival from Ambush. */
  arrivedRound?: number;
  reserve?: Reserve;
  /** The transport that carries it. */
  embarkedIn?: string;
  /** Rules that it was given for this round, until they have counted once, and to the end of the battle. */
  granted?: readonly string[];
  grantedOnce?: readonly string[];
  grantedForGood?: readonly string[];
  marks?: readonly PositionMark[];
  picked?: readonly PositionPick[];
  /** Rules that work once in a battle and have. */
  feats?: readonly string[];
  /** Has been made ready a second time, which happens once in a battle. */
  actedAgain?: boolean;
  /** Markers that it has gathered, by the rule that it gathers them for. */
  growth?: Readonly<Record<string, number>>;
  /** Wounds that landed on it in the activation that is going on. */
  hurt?: number;
  /** Models with a rule that counts so by which it stood when it was last activated. */
  activatedNear?: readonly PositionBearer[];
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
  /** Units that have been made ready a second time in this round. */
  actedAgain?: number;
  /** Rules of its fallen, where what they gave or marked has outlasted them. */
  fallen?: readonly string[];
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
