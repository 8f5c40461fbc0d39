import { checkMoves, type ModelMove } from '@muster/engine';
import { BRISK, canShift, type Judging, makeTrek, shiftMoves, type Trek, trekToward } from '@muster/guide';
import type { Moving, Surveyed } from './look/look.ts';

/** Another unit is about to move, or the battle has gone on: moves are made ready again. */
export const startMoving = (look: Surveyed): Moving => {
  look.treks.isAdvanceReady = false;
  look.treks.isRushReady = false;
  return look as Moving;
};

/** Makes a unit ready to move; once, however many goals it is asked about. */
const readyFor = ({ scene, treks }: Moving, unit: number, kind: 'advance' | 'rush'): Trek => {
  if (kind === 'advance') {
    if (!treks.isAdvanceReady || !treks.advance) treks.advance = makeTrek(scene.battle, unit, ON_FOOT, treks.advance);
    treks.isAdvanceReady = true;
    return treks.advance;
  }
  if (!treks.isRushReady || !treks.rush) treks.rush = makeTrek(scene.battle, unit, IN_HASTE, treks.rush);
  treks.isRushReady = true;
  return treks.rush;
};

const ON_FOOT = { kind: 'advance' } as const;
const IN_HASTE = { kind: 'rush' } as const;

/** Captains weigh where a move really ends, and have other ideas: they need not look about for long. */
const HASTY: Judging = { ...BRISK, goodShare: 0.5, poorShare: 0.15 };

/** A legal move toward a point, around what is in the way. */
export const goTo = (
  look: Moving,
  unit: number,
  x: number,
  y: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => trekToward(readyFor(look, unit, kind), x, y, 0, HASTY);

/** Shares of the way that are tried, in hundredths. */
const SHARES = [100, 80, 55];

/** A straight move of a whole unit by so much, or as much of it as is legal; nothing when that is little. */
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
