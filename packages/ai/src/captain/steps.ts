import { type Battle, checkMoves, type ModelMove } from '@muster/engine';
import { canShift, shiftMoves } from '../moving/shift.ts';
import { makeTrek } from '../moving/trek.ts';

/** Shares of the way that are tried, in hundredths. */
const SHARES = [100, 80, 55];

/** A straight move of a whole unit by so much, or as much of it as is legal; nothing when that is little. */
export const stepBy = (
  battle: Battle,
  unit: number,
  dx: number,
  dy: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const trek = makeTrek(battle, unit, { kind });
  const length = Math.sqrt(dx * dx + dy * dy);
  if (trek.count === 0 || length < 1) return undefined;
  const most = Math.min(1, (trek.shortest - 1) / length);
  for (const share of SHARES) {
    const toX = Math.trunc((dx * most * share) / 100);
    const toY = Math.trunc((dy * most * share) / 100);
    if (!canShift(trek, toX, toY)) continue;
    const moves = shiftMoves(trek, toX, toY);
    if (!checkMoves(battle, unit, moves, trek.order)) return moves;
  }
  return undefined;
};
