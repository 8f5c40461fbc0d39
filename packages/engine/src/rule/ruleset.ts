import type { Mission } from './mission.ts';
import type { Rule } from './rule.ts';

/** The numbers of a game; lengths are hundredths of an inch. */
export interface RulesetNumbers {
  rounds: number;
  tableWidth: number;
  tableDepth: number;
  advance: number;
  /** The limit of Rush and Charge. */
  rush: number;
  /** The largest gap to the next model of the unit. */
  coherencyLink: number;
  /** The largest gap between models on different elevations. */
  coherencyClimb: number;
  /** The largest gap between any two models of the unit. */
  coherencySpan: number;
  /** The least gap between units. */
  separation: number;
  difficultLimit: number;
  /** Models step over terrain up to this height. */
  stepHeight: number;
  /** Models climb terrain up to this height; higher terrain is impassable. */
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
  /** The highest Tough of a hero that may join a unit; 0 if heroes never join. */
  heroJoinTough: number;
  /** The longer and the shorter edge of corner zones in battles with three or four sides. */
  cornerLength: number;
  cornerDepth: number;
  /** Models can stand on terrain up to this height, however they get there. */
  standHeight: number;
  /** How far Blast spreads from its target to other units; 0 if it does not. */
  blastSpread: number;
  /** A wound effect of this much above its Tough makes a last model Knocked Out. */
  knockOut: number;
  /** The distance of a push and the roll for it; 0 if there are no pushes. */
  pushReach: number;
  pushTarget: number;
  /** The longest jump, the length for each further die, and the roll for it; 0 if there are no jumps. */
  jumpLimit: number;
  jumpStep: number;
  jumpTarget: number;
  /** A fall from this height or more hurts; each full step of height adds 1 AP. */
  fallHeight: number;
  fallStep: number;
  /** How many units the buffs, debuffs and marks of army books reach at once. */
  abilityTargets: number;
  /** The least number of terrain pieces on a full table. */
  terrainPieces: number;
}

/** The options in which games differ; the engine looks only at these, never at the id of the game. */
export interface RulesetWays {
  /**
   * `marks`: a model is killed when its wounds reach its Tough.
   * `effects`: a unit loses models until one is left; that model gets wound markers and is checked after every attack.
   */
  wounds: 'marks' | 'effects';
  /**
   * `unit`: a unit at half strength or less tests when the activation ends, and the loser of a melee tests.
   * `army`: melees have no winner; all units of an army at half strength or less test when the round ends.
   */
  morale: 'unit' | 'army';
  /** Whether the winner of the roll-off for objectives chooses who places first, or places first. */
  firstMarker: 'named' | 'winner';
  /** The edges that the winner of the deployment roll-off may choose from. */
  edges: 'long' | 'any';
  /** `unit`: an aura affects the unit of its bearer. `picked`: also three friendly units that its player chooses. */
  auras: 'unit' | 'picked';
}

/** Limits for army lists, by points. */
export interface ForceOrganisation {
  pointsPerHero: number;
  pointsPerExtraCopy: number;
  /** The largest share of one unit, in percent. */
  unitShare: number;
  pointsPerUnit: number;
  pointsPerModel?: number;
  /** Two copies of a unit can never be combined. */
  neverCombines?: true;
}

/** An army's own name for a rule. */
export interface Alias {
  name: string;
  /** The id of the rule. */
  rule: string;
}

/** One version of a game: its numbers and its special rules. */
export interface Ruleset {
  id: string;
  version: string;
  name: string;
  numbers: RulesetNumbers;
  ways: RulesetWays;
  forceOrganisation: ForceOrganisation;
  /** The mission of a battle without one of its own. */
  mission: Mission;
  rules: Readonly<Record<string, Rule>>;
  /** Names that armies have for rules, by the id of the name. */
  aliases: Readonly<Record<string, Alias>>;
}
