import type { Battle, Refusal } from '@muster/engine';
import { moveUnitTo } from '@muster/guide';
import { middleOfEnds, type MoveDraft, movesOf, type Paths, pathsOf, shifted, type Spot } from './draft.ts';
import type { MoveTask } from './types.ts';

/** Where a unit gets that is carried somewhere, and why not straight there. */
export interface Carried {
  paths: Paths;
  refusal: Refusal | undefined;
  /** Where it was wanted; nothing for those who were arranged by hand. */
  aim: Spot | undefined;
}

/** Where the middle of a draft is, or is wanted. */
export const aimOf = (battle: Battle, task: MoveTask, { aim, paths }: MoveDraft): Spot =>
  aim ?? middleOfEnds(battle, task, paths);

/**
 * The unit as somebody carries it to a point: as a whole it finds its own way around things; once single models were moved it
 * goes as it was arranged, whether that is legal or not.
 */
export const carryTo = (battle: Battle, task: MoveTask, draft: MoveDraft, to: Spot): Carried => {
  const { paths, aim, touched } = draft;
  if (touched && !aim && paths.size > 0) {
    const middle = middleOfEnds(battle, task, paths);
    const moved = shifted(battle, task, paths, to.x - middle.x, to.y - middle.y);
    return { paths: moved, refusal: task.check(movesOf(battle, task, moved)), aim: undefined };
  }
  const { moves, refusal } = moveUnitTo(battle, task.unit, to.x, to.y, task.order);
  return { paths: moves ? pathsOf(moves) : paths, refusal, aim: to };
};
