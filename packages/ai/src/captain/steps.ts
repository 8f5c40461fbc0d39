import { checkMoves, type ModelMove } from '@muster/engine';
import {
  QUICK_EVALUATION,
  canShift,
  type MoveEvaluation,
  prepareMove,
  shiftMoves,
  type MovePreparation,
  trekToward,
} from '@muster/guide';
import type { Moving, Surveyed } from './look/look.ts';

/** Discards prepared moves, for another unit or a later step. */
export const startMoving = (look: Surveyed): Moving => {
  look.treks.isAdvanceReady = false;
  look.treks.isRushReady = false;
  return look as Moving;
};

/** Prepares a unit's moves, once for all goals. */
const readyFor = ({ scene, treks }: Moving, unit: number, kind: 'advance' | 'rush'): MovePreparation => {
  if (kind === 'advance') {
    if (!treks.isAdvanceReady || !treks.advance)
      treks.advance = prepareMove(scene.battle, unit, ON_FOOT, treks.advance);
    treks.isAdvanceReady = true;
    return treks.advance;
  }
  if (!treks.isRushReady || !treks.rush) treks.rush = prepareMove(scene.battle, unit, IN_HASTE, treks.rush);
  treks.isRushReady = true;
  return treks.rush;
};

const ON_FOOT = { kind: 'advance' } as const;
const IN_HASTE = { kind: 'rush' } as const;

/** Captains evaluate the real end of a move and have other ideas, so a short search is enough. */
const HASTY: MoveEvaluation = { ...QUICK_EVALUATION, goodShare: 0.5, poorShare: 0.15 };

/** Returns a legal move toward a point, around obstacles. */
export const goTo = (
  look: Moving,
  unit: number,
  x: number,
  y: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => trekToward(readyFor(look, unit, kind), x, y, 0, HASTY);

/** Shares of the way to try, in hundredths. */
const SHARES = [100, 80, 55];

/** Returns a straight move of a whole unit, as far as legal, or nothing if that is too little. */
export const stepBy = (
  look: Moving,
  unit: number,
  dx: number,
  dy: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const trek = readyFor(look, unit, kind);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (trek.count === 0 || length < 1) return undefined;
  const most = Math.min(1, (trek.shortest - 1) / length);
  for (let i = 0; i < SHARES.length; i++) {
    const toX = Math.trunc((dx * most * SHARES[i]) / 100);
    const toY = Math.trunc((dy * most * SHARES[i]) / 100);
    if (!canShift(trek, toX, toY)) continue;
    const moves = shiftMoves(trek, toX, toY);
    if (!checkMoves(trek.battle, unit, moves, trek.order)) return moves;
  }
  return undefined;
};
