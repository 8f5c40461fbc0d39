import type { BattlePlan } from '@muster/engine';
import type { MovePreparation } from '@muster/guide';
import { type Anchors, newAnchors } from './anchors.ts';
import { Block } from './block.ts';
import { type Candidates, newCandidates } from './candidates.ts';
import { type Ends, newEnds } from './ends.ts';
import { type Goals, newGoals } from './goals.ts';
import { type ObjectiveAnalysis, newObjectiveAnalysis } from './objectives.ts';
import { FOES, newOutlook, type Outlook } from './outlook.ts';
import { newScene, type Scene } from './scene.ts';
import { newThreats, type Threats } from './threats.ts';
import { newVolleys, type Volleys } from './volleys.ts';

/**
 * The memory of a captain's analysis of a battle. Every captain has one and passes it along. Each step takes the result type
 * of the previous step, so the compiler refuses a wrong order: `TableSeen`, `ObjectivesSeen`, `Surveyed`, `Outlooked`.
 */
export interface Look {
  readonly scene: Scene;
  readonly marks: ObjectiveAnalysis;
  readonly threats: Threats;
  readonly outlook: Outlook;
  readonly goals: Goals;
  readonly candidates: Candidates;
  readonly ends: Ends;
  readonly volleys: Volleys;
  readonly anchors: Anchors;
  readonly treks: Treks;
}

/** The moves prepared last, for an advance and a rush. */
interface Treks {
  advance: MovePreparation | undefined;
  rush: MovePreparation | undefined;
  isAdvanceReady: boolean;
  isRushReady: boolean;
}

/** Returns a look with room for a number of units and models. */
const newLook = (units: number, models: number): Look => {
  const block = new Block();
  return {
    scene: newScene(block, units),
    marks: newObjectiveAnalysis(block, units),
    threats: newThreats(block, units),
    outlook: newOutlook(block, Math.min(FOES, units)),
    goals: newGoals(block),
    candidates: newCandidates(block),
    ends: newEnds(block, models),
    volleys: newVolleys(block, units),
    anchors: newAnchors(block),
    treks: { advance: undefined, rush: undefined, isAdvanceReady: false, isRushReady: false },
  };
};

/** The look of one player, made for its first battle and again for a battle that needs more room. */
export interface OwnLook {
  look: Look | undefined;
}

/** Returns the look of a player before its first battle. */
export const newOwnLook = (): OwnLook => ({ look: undefined });

/** Returns the look of a player with room for the units and models of a plan. */
export const lookFor = (own: OwnLook, { units, models }: BattlePlan): Look => {
  const { look } = own;
  if (look && look.scene.x.length >= units.length && look.ends.models.length >= models.length) return look;
  return (own.look = newLook(units.length, models.length));
};

declare const table: unique symbol;
declare const objectives: unique symbol;
declare const threats: unique symbol;
declare const outlook: unique symbol;
declare const volleys: unique symbol;
declare const treks: unique symbol;

/** The first step is done: places, speeds and states of the units. */
export interface TableSeen extends Look {
  readonly [table]: true;
}

/** The second step is done: the objectives, which units will be at them, and what each means for winning. */
export interface ObjectivesSeen extends TableSeen {
  readonly [objectives]: true;
}

/** The third step is done: gaps and threats, so that candidates can be evaluated. */
export interface Surveyed extends ObjectivesSeen {
  readonly [threats]: true;
}

/** Spots can be evaluated for one unit. */
export interface Outlooked extends Surveyed {
  readonly [outlook]: true;
}

/** Shots can be aimed for one unit. */
export interface Aiming extends ObjectivesSeen {
  readonly [volleys]: true;
}

/** Moves can be prepared for one unit. */
export interface Moving extends Surveyed {
  readonly [treks]: true;
}
