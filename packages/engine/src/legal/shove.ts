import { distance2 } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import type { Spot } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import { checkMoves } from './move.ts';

/** Returns the paths of a unit that is moved in one block, every model by the same distance. */
export const shoveMoves = (battle: Battle, unit: number, { x, y }: Spot): ModelMove[] =>
  modelsOf(battle, unit).map((model) => ({ model, path: [battle.x[model] + x, battle.y[model] + y] }));

/** Checks whether another side may move a unit in a straight line by this much. */
export const checkShove = (battle: Battle, unit: number, by: Spot, reach: number): Refusal | undefined => {
  if (distance2(0, 0, by.x, by.y) > reach * reach) return refuse('move-too-far', { unit, need: reach });
  return checkMoves(battle, unit, shoveMoves(battle, unit, by), { kind: 'consolidate', limit: reach });
};
