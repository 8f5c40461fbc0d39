import { distance2 } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { RepositionPlan } from '../plan/special-movement.ts';
import { isCoherent, widestGap } from '../space/coherency.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { everyModel, hasUnitFlag, isOnTable, modelsOf } from '../state/query.ts';
import { specialMovementOfModel } from '../state/special-movement.ts';
import { checkTurn } from './activate.ts';
import { crowdProblem, spotProblem } from './deploy.ts';
import { afterMoves, checkMoves } from './move.ts';

/** A rule by which some models of a unit may be repositioned: how far, with how many D3 in addition. */
export interface Shift {
  /** As printed. */
  rule: string;
  models: readonly number[];
  reach: number;
  d3: number;
}

/**
 * Returns the rules by which models of a unit may be repositioned on an occasion; rules of the same reach are joined.
 */
export const shiftsOf = (
  battle: Battle,
  unit: number,
  when: RepositionPlan['when'],
  rushed = false,
): readonly Shift[] => {
  if (!battle.plan.roves) return [];
  const found = new Map<string, Shift & { models: number[] }>();
  for (const model of modelsOf(battle, unit)) {
    const rules = specialMovementOfModel(battle, unit, model);
    for (const { id, label, boosts, place } of rules) {
      if (place?.when !== when || boosts !== undefined) continue;
      const all = [place, ...rules.flatMap((rule) => (rule.boosts === id && rule.place ? [rule.place] : []))];
      const reach = all.reduce((sum, one) => sum + (rushed ? one.reachAfterRush : one.reach), 0);
      const d3 = all.reduce((sum, one) => sum + one.d3, 0);
      const key = `${id} ${reach} ${d3}`;
      const known = found.get(key);
      if (known) known.models.push(model);
      else found.set(key, { rule: label, models: [model], reach, d3 });
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shift]) => shift);
};

/**
 * Checks whether a unit may begin its activation by being repositioned: on the table, not Shaken, and nothing done
 * yet.
 */
export const checkShiftTurn = (battle: Battle, unit: number): Refusal | undefined => {
  const problem = checkTurn(battle, unit);
  if (problem) return problem;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return refuse('shaken-must-idle', { unit });
  const may =
    isOnTable(battle, unit) &&
    !hasUnitFlag(battle, unit, UNIT_FLAG.shifted) &&
    everyModel(battle, unit, (model) => battle.tried[model] === 0) &&
    [...shiftsOf(battle, unit, 'activated'), ...shiftsOf(battle, unit, 'attacking')].length > 0;
  return may ? undefined : refuse('no-such-rule', { unit });
};

/**
 * Checks whether models may be repositioned like this: near enough to where they stand, in free places, in coherency
 * (muster:placed).
 */
export const checkPlaced = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  { models, reach }: { models: readonly number[]; reach: number },
): Refusal | undefined => {
  // No model has to be repositioned, not even in a unit out of coherency.
  if (moves.length === 0) return undefined;
  const named = new Set<number>();
  for (const { model, path } of moves) {
    if (!models.includes(model) || named.has(model)) return refuse('no-such-model', { unit, model });
    named.add(model);
    if (path.length !== 2) return refuse('bad-answer', { unit, model, need: 2, have: path.length });
    const [x, y] = path;
    const apart2 = distance2(battle.x[model], battle.y[model], x, y);
    if (apart2 > reach * reach)
      return refuse('move-too-far', { unit, model, need: reach, have: Math.ceil(Math.sqrt(apart2)) });
    const spot = spotProblem(battle.plan, x, y, battle.plan.models[model].radius);
    if (spot) return refuse(spot, { unit, model });
    const crowd = crowdProblem(battle, unit, { model, x, y });
    if (crowd) return crowd;
  }
  return afterMoves(battle, unit, moves, () => bodyProblem(battle, unit, named)) ?? scatterProblem(battle, unit, moves);
};

/** Checks for models of one unit that overlap. */
const bodyProblem = (battle: Battle, unit: number, placed: ReadonlySet<number>): Refusal | undefined => {
  const { models } = battle.plan;
  const all = modelsOf(battle, unit);
  for (const model of placed)
    for (const other of all) {
      const radii = models[model].radius + models[other].radius;
      const apart2 = distance2(battle.x[model], battle.y[model], battle.x[other], battle.y[other]);
      if (other !== model && apart2 < radii * radii) return refuse('overlap', { unit, model, other });
    }
  return undefined;
};

/** Checks that a unit ends in coherency, or at least closer to it than before. */
const scatterProblem = (battle: Battle, unit: number, moves: readonly ModelMove[]): Refusal | undefined => {
  const gap = afterMoves(battle, unit, moves, () => (isCoherent(battle, unit) ? 0 : widestGap(battle, unit)));
  if (gap === 0 || (!isCoherent(battle, unit) && gap < widestGap(battle, unit))) return undefined;
  return refuse('coherency', { unit });
};

/**
 * Checks the moves of a rule that lets some models of a unit move: only those models, and no farther than the rule
 * allows.
 */
export const checkShifted = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  { models, reach }: { models: readonly number[]; reach: number },
): Refusal | undefined => {
  const stranger = moves.find(({ model }) => !models.includes(model));
  if (stranger) return refuse('no-such-model', { unit, model: stranger.model });
  return moves.length === 0 ? undefined : checkMoves(battle, unit, moves, { kind: 'consolidate', limit: reach });
};
