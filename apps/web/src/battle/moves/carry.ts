import type { Battle, Refusal } from '@muster/engine';
import { moveUnitTo } from '@muster/guide';
import { middleOfEnds, type MoveDraft, movesOf, type Paths, pathsOf, shifted, type MovePoint } from './draft.ts';
import type { MoveTask } from './types.ts';

/** The paths of a dragged unit, and why it does not reach the point. */
export interface DragResult {
  paths: Paths;
  refusal: Refusal | undefined;
  /** The wanted point; nothing for models that were arranged by hand. */
  aim: MovePoint | undefined;
}

/** Returns the wanted middle of a draft, or its present middle. */
export const aimOf = (battle: Battle, task: MoveTask, { aim, paths }: MoveDraft): MovePoint =>
  aim ?? middleOfEnds(battle, task, paths);

/**
 * Drags a unit to a point. A whole unit finds a way around obstacles. After single models were moved, it keeps its arrangement,
 * whether that is legal or not.
 */
export const dragTo = (battle: Battle, task: MoveTask, draft: MoveDraft, to: MovePoint): DragResult => {
  const { paths, aim, touched } = draft;
  if (touched && !aim && paths.size > 0) {
    const middle = middleOfEnds(battle, task, paths);
    const moved = shifted(battle, task, paths, to.x - middle.x, to.y - middle.y);
    return { paths: moved, refusal: task.check(movesOf(battle, task, moved)), aim: undefined };
  }
  const { moves, refusal } = moveUnitTo(battle, task.unit, to.x, to.y, task.order);
  return { paths: moves ? pathsOf(moves) : paths, refusal, aim: to };
};
