import type { Rule } from './effects.ts';

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
  heroJoinTough: number;
}

/** Limits on what a list may hold, by points. */
export interface ForceOrganisation {
  pointsPerHero: number;
  pointsPerExtraCopy: number;
  /** Largest share of one unit, in percent. */
  unitShare: number;
  pointsPerUnit: number;
  pointsPerModel?: number;
}

/** A game system in one version: its figures and its special rules by id. */
export interface Ruleset {
  id: string;
  version: string;
  name: string;
  numbers: RulesetNumbers;
  forceOrganisation: ForceOrganisation;
  rules: Readonly<Record<string, Rule>>;
}
