import type { Mission } from './mission.ts';
import type { Rule } from './rule.ts';

/** The figures of a game; lengths are hundredths of an inch. */
export interface RulesetNumbers {
  rounds: number;
  tableWidth: number;
  tableDepth: number;
  advance: number;
  /** Also charges. */
  rush: number;
  /** Largest gap to the next model of the unit. */
  coherencyLink: number;
  /** The same between different elevations. */
  coherencyClimb: number;
  /** Largest gap between any two models of the unit. */
  coherencySpan: number;
  /** Space between units. */
  separation: number;
  difficultLimit: number;
  /** Terrain up to this height is stepped over. */
  stepHeight: number;
  /** Terrain up to this height is climbed; above, it is impassable. */
  climbHeight: number;
  strikeReach: number;
  strikeReachVertical: number;
  pileIn: number;
  consolidation: number;
  zoneDepth: number;
  scoutDepth: number;
  ambushDistance: number;
  objectiveReach: number;
  objectiveSpacing: number;
  farDistance: number;
  exitRange: number;
  assistRange: number;
  tokenLimit: number;
  /** Toughest hero that may join a unit; 0 where heroes never join. */
  heroJoinTough: number;
  /** Corner zones of battles with three or four sides: their longer and their shorter edge. */
  cornerLength: number;
  cornerDepth: number;
  /** Terrain up to this height can be stood on, however one comes up there. */
  standHeight: number;
  /** How far around its target Blast spreads to other units; 0 where it does not. */
  blastSpread: number;
  /** A last model is knocked out by a wound effect of this much above its Tough. */
  knockOut: number;
  /** How far a push moves, and the roll for it; 0 where nobody pushes. */
  pushReach: number;
  pushTarget: number;
  /** Longest jump, what each further die is for, and the roll for it; 0 where nobody jumps. */
  jumpLimit: number;
  jumpStep: number;
  jumpTarget: number;
  /** From this height on a fall hurts; each full step of it is a point of AP. */
  fallHeight: number;
  fallStep: number;
  /** How many units blessings, curses and marks of army books reach at once. */
  abilityTargets: number;
  /** Pieces of terrain that a full table has at least. */
  terrainPieces: number;
}

/** Where games go different ways; the engine asks these words, never which game it is. */
export interface RulesetWays {
  /**
   * `marks`: a model falls when its wounds reach its Tough.
   * `effects`: a unit loses models until one is left; that one gathers markers and is checked after every attack.
   */
  wounds: 'marks' | 'effects';
  /**
   * `unit`: a unit hurt to half tests when the activation ends, and so does the loser of a melee.
   * `army`: nobody wins a melee; all units of an army at half test when the round ends.
   */
  morale: 'unit' | 'army';
  /** Whether the winner of the roll-off for markers names who places first, or places first. */
  firstMarker: 'named' | 'winner';
  /** The edges that the winner of the deployment roll-off may choose from. */
  edges: 'long' | 'any';
  /** `unit`: an aura reaches the unit of its bearer. `picked`: also three friendly units that its player picked. */
  auras: 'unit' | 'picked';
}

/** Limits on what a list may hold, by points. */
export interface ForceOrganisation {
  pointsPerHero: number;
  pointsPerExtraCopy: number;
  /** Largest share of one unit, in percent. */
  unitShare: number;
  pointsPerUnit: number;
  pointsPerModel?: number;
  /** Two copies of a unit are never fielded as one. */
  neverCombines?: true;
}

/** Another name of a rule, as an army gives it. */
export interface Alias {
  name: string;
  /** Id of the rule that it is. */
  rule: string;
}

/** A game in one version: its figures and its special rules. */
export interface Ruleset {
  id: string;
  version: string;
  name: string;
  numbers: RulesetNumbers;
  ways: RulesetWays;
  forceOrganisation: ForceOrganisation;
  /** The mission of a battle that names none. */
  mission: Mission;
  rules: Readonly<Record<string, Rule>>;
  /** Names that armies have for rules, by the id that such a name makes. */
  aliases: Readonly<Record<string, Alias>>;
}
