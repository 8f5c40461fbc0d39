import type { BattlePlan } from '@muster/engine';
import type { Trek } from '@muster/guide';
import { type Anchors, newAnchors } from './anchors.ts';
import { Block } from './block.ts';
import { type Candidates, newCandidates } from './candidates.ts';
import { type Ends, newEnds } from './ends.ts';
import { type Goals, newGoals } from './goals.ts';
import { type Marks, newMarks } from './marks.ts';
import { FOES, newOutlook, type Outlook } from './outlook.ts';
import { newScene, type Scene } from './scene.ts';
import { newThreats, type Threats } from './threats.ts';
import { newVolleys, type Volleys } from './volleys.ts';

/**
 * The memory that a captain looks at a battle with. Every captain has one and passes it along. Each step takes the result type
 * of the step before, so the compiler refuses a wrong order: `TableSeen`, `MarkersSeen`, `Surveyed`, `Outlooked`.
 */
export interface Look {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly threats: Threats;
  readonly outlook: Outlook;
  readonly goals: Goals;
  readonly candidates: Candidates;
  readonly ends: Ends;
  readonly volleys: Volleys;
  readonly anchors: Anchors;
  readonly treks: Treks;
}

/** The moves that were made ready last, to advance and to rush. */
interface Treks {
  advance: Trek | undefined;
  rush: Trek | undefined;
  isAdvanceReady: boolean;
  isRushReady: boolean;
}

/** A look with room for battles of so many units and models. */
const newLook = (units: number, models: number): Look => {
  const block = new Block();
  return {
    scene: newScene(block, units),
    marks: newMarks(block, units),
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

/** The look of one player: made for its first battle, and made again for a battle that needs more room. */
export interface OwnLook {
  look: Look | undefined;
}

/** The look of a player that has seen no battle yet. */
export const newOwnLook = (): OwnLook => ({ look: undefined });

/** The look of a player, with room for the units and models of a plan. */
export const lookFor = (own: OwnLook, { units, models }: BattlePlan): Look => {
  const { look } = own;
  if (look && look.scene.x.length >= units.length && look.ends.models.length >= models.length) return look;
  return (own.look = newLook(units.length, models.length));
};

declare const table: unique symbol;
declare const markers: unique symbol;
declare const threats: unique symbol;
declare const outlook: unique symbol;
declare const volleys: unique symbol;
declare const treks: unique symbol;

/** The units are seen: where they are, how fast, what is left of them. */
export interface TableSeen extends Look {
  readonly [table]: true;
}

/** The markers are seen, too: who will be at them, and what each means for winning. */
export interface MarkersSeen extends TableSeen {
  readonly [markers]: true;
}

/** Gaps and threats are seen, too: all that candidates are weighed by. */
export interface Surveyed extends MarkersSeen {
  readonly [threats]: true;
}

/** Spots can be weighed for one unit. */
export interface Outlooked extends Surveyed {
  readonly [outlook]: true;
}

/** Shots can be aimed for one unit. */
export interface Aiming extends MarkersSeen {
  readonly [volleys]: true;
}

/** Moves can be made ready for one unit. */
export interface Moving extends Surveyed {
  readonly [treks]: true;
}
