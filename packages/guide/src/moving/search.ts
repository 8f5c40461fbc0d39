import { BATTLE_LIMITS, mayMove, type ModelMove } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { aimAt, type Heading, leftFrom } from './heading.ts';
import { rank } from './ranks.ts';
import { pivotOf, type MovePreparation } from './trek.ts';

/** How the moves of a unit are evaluated. */
export interface MoveEvaluation {
  /** Whether the middle model counts, instead of the model nearest to the goal. */
  byPivot: boolean;
  /** The least gain of a move. */
  leastGain: number;
  /** The share of the possible gain, and the difference from it, that is good enough: for a single model and for a formation. */
  goodShare: number;
  aloneLess: number;
  less: number;
  /** Below this share all directions are searched. */
  poorShare: number;
}

/** A quick evaluation for computer players. */
export const QUICK_EVALUATION: MoveEvaluation = {
  byPivot: false,
  leastGain: 50,
  goodShare: 0.6,
  aloneLess: 50,
  less: 150,
  poorShare: 0.35,
};

/** An exact evaluation for dragged units. */
export const EXACT_EVALUATION: MoveEvaluation = {
  byPivot: true,
  leastGain: 3,
  goodShare: 0.99,
  aloneLess: 3,
  less: 3,
  poorShare: 0.9,
};

/** The goal of the moving unit. */
export const heading: Heading = { x: 0, y: 0, field: undefined };

/** The state of the search: the moving unit and the best move so far. */
export interface Search {
  judging: MoveEvaluation;
  pivot: number;
  /** The place of the pivot, and the way left for it and for the model that counts. */
  x: number;
  y: number;
  left: number;
  nearest: number;
  stopWithin: number;
  gain: number;
  moves: ModelMove[] | undefined;
}

/** The current search. */
export const search: Search = {
  judging: QUICK_EVALUATION,
  pivot: 0,
  x: 0,
  y: 0,
  left: 0,
  nearest: 0,
  stopWithin: 0,
  gain: 0,
  moves: undefined,
};

/** Starts the search for a move of a unit to a goal. */
export const beginSearch = (
  trek: MovePreparation,
  goalX: number,
  goalY: number,
  stopWithin: number,
  judging: MoveEvaluation,
): void => {
  const { battle, models, count } = trek;
  const pivot = pivotOf(trek);
  search.judging = judging;
  search.pivot = pivot;
  search.x = battle.x[models[pivot]];
  search.y = battle.y[models[pivot]];
  search.stopWithin = stopWithin;
  aimAt(heading, trek, search.x, search.y, goalX, goalY);
  search.left = leftFrom(heading, search.x, search.y);
  search.nearest = search.left;
  for (let i = 0; i < count && !judging.byPivot; i++) {
    const left = i === pivot ? search.left : leftFrom(heading, battle.x[models[i]], battle.y[models[i]]);
    if (left < search.nearest) search.nearest = left;
  }
  search.gain = 0;
  search.moves = undefined;
  if (trek.bends.length > 0) trek.bends.length = 0;
};

/** Returns the possible gain without obstacles. */
export const possibleGain = (trek: MovePreparation): number =>
  Math.min(trek.shortest, search.nearest - search.stopWithin);

/** Returns how far the pivot may go now. */
export const lengthNow = (trek: MovePreparation): number => Math.min(trek.shortest, search.left - search.stopWithin);

/** Whether the best move so far is good enough. */
export const isContent = (trek: MovePreparation): boolean => {
  const { goodShare, aloneLess, less } = search.judging;
  const possible = possibleGain(trek);
  return search.gain >= goodShare * possible || possible - search.gain < (trek.count === 1 ? aloneLess : less);
};

/** Whether the best move so far is bad enough to try all others. */
export const isPoor = (trek: MovePreparation): boolean => search.gain < search.judging.poorShare * possibleGain(trek);

/** Stores a move if it is legal and gains more than the best so far. */
export const propose = (trek: MovePreparation, moves: ModelMove[], least: number = search.judging.leastGain): void => {
  const { byPivot } = search.judging;
  const pivot = trek.models[search.pivot];
  let after = Infinity;
  for (let k = 0; k < moves.length; k++) {
    const { model, path } = moves[k];
    if (byPivot && model !== pivot) continue;
    const left = leftFrom(heading, path[path.length - 2], path[path.length - 1]);
    if (left < after) after = left;
  }
  const gain = search.nearest - after;
  if (gain < least || gain < search.gain || !mayMove(trek.battle, trek.unit, moves, trek.order)) return;
  search.gain = gain;
  search.moves = moves;
};

const apart2 = new Float64Array(BATTLE_LIMITS.models);

/** Ranks the models of a unit, the nearest to a point first. */
export const rankToward = ({ battle, count, models }: MovePreparation, x: number, y: number): void => {
  for (let i = 0; i < count; i++) apart2[i] = distance2(battle.x[models[i]], battle.y[models[i]], x, y);
  rank(count, apart2);
};
