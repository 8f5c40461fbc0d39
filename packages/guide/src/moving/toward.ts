import { type Battle, checkTogether, isCoherent, type ModelMove, type MoveOrder, regroup } from '@muster/engine';
import { reform } from './reform.ts';
import { beginSearch, QUICK_EVALUATION, isPoor, type MoveEvaluation, possibleGain, search } from './search.ts';
import { goTogether } from './together.ts';
import { prepareMove, type MovePreparation } from './trek.ts';

let spare: MovePreparation | undefined;

/**
 * Returns a legal move of a whole unit toward a point, around obstacles, which stops `stopWithin` before it. Returns nothing
 * if no move gains anything.
 */
export const moveToward = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  kind: 'advance' | 'rush',
  stopWithin = 0,
): ModelMove[] | undefined => goToward(battle, unit, goalX, goalY, kind === 'advance' ? ADVANCE : RUSH, stopWithin);

const ADVANCE: MoveOrder = { kind: 'advance' };
const RUSH: MoveOrder = { kind: 'rush' };

/** The same for any kind of move, with the length of its order. */
export const goToward = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  order: MoveOrder,
  stopWithin = 0,
): ModelMove[] | undefined => {
  spare = prepareMove(battle, unit, order, spare);
  return trekToward(spare, goalX, goalY, stopWithin);
};

/** The same for a prepared unit; one trek can serve several goals. */
export const trekToward = (
  trek: MovePreparation,
  goalX: number,
  goalY: number,
  stopWithin = 0,
  judging: MoveEvaluation = QUICK_EVALUATION,
): ModelMove[] | undefined => {
  if (trek.count === 0) return undefined;
  const { battle, unit } = trek;
  beginSearch(trek, goalX, goalY, stopWithin, judging);
  const apart = trek.count > 1 && !isCoherent(battle, unit);
  if (!apart && (search.nearest === Infinity || possibleGain(trek) < judging.leastGain)) return undefined;
  if (!apart) goTogether(trek);
  if (apart || (trek.count > 1 && isPoor(trek))) reform(trek, apart);
  const { moves } = search;
  search.moves = undefined;
  return apart ? closeUp(trek, moves) : moves;
};

/** Restores the coherency of a scattered unit if possible; nothing for a rush without a way (battle:G6). */
const closeUp = ({ battle, unit, order }: MovePreparation, moves: ModelMove[] | undefined): ModelMove[] | undefined => {
  if (moves && !checkTogether(battle, unit, moves, order)) return moves;
  return order.kind === 'advance' || (moves && order.kind === 'rush')
    ? regroup(battle, unit, { kind: order.kind })
    : undefined;
};
