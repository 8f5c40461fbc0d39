import { type Battle, checkMoves, type ModelMove } from '@muster/engine';
import { canShift, shiftMoves } from '../moving/shift.ts';
import { BRISK, type Judging } from '../moving/search.ts';
import { trekToward } from '../moving/toward.ts';
import { makeTrek, type Trek } from '../moving/trek.ts';

/** The units that were made ready last, to go on foot and in haste. */
let advance: Trek | undefined;
let rush: Trek | undefined;
let isAdvanceReady = false;
let isRushReady = false;

/** Another unit is looked at, or the battle has gone on. */
export const forgetTreks = (): void => {
  isAdvanceReady = false;
  isRushReady = false;
};

/** Makes a unit ready to move; once, however many goals it is asked about. */
const readyFor = (battle: Battle, unit: number, kind: 'advance' | 'rush'): Trek => {
  if (kind === 'advance') {
    if (!isAdvanceReady || !advance) advance = makeTrek(battle, unit, ON_FOOT, advance);
    isAdvanceReady = true;
    return advance;
  }
  if (!isRushReady || !rush) rush = makeTrek(battle, unit, IN_HASTE, rush);
  isRushReady = true;
  return rush;
};

const ON_FOOT = { kind: 'advance' } as const;
const IN_HASTE = { kind: 'rush' } as const;

/** Captains weigh where a move really ends, and have other ideas: they need not look about for long. */
const HASTY: Judging = { ...BRISK, goodShare: 0.5, poorShare: 0.15 };

/** A legal move toward a point, around what is in the way. */
export const goTo = (
  battle: Battle,
  unit: number,
  x: number,
  y: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => trekToward(readyFor(battle, unit, kind), x, y, 0, HASTY);

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
  const trek = readyFor(battle, unit, kind);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (trek.count === 0 || length < 1) return undefined;
  const most = Math.min(1, (trek.shortest - 1) / length);
  for (let i = 0; i < SHARES.length; i++) {
    const toX = Math.trunc((dx * most * SHARES[i]) / 100);
    const toY = Math.trunc((dy * most * SHARES[i]) / 100);
    if (!canShift(trek, toX, toY)) continue;
    const moves = shiftMoves(trek, toX, toY);
    if (!checkMoves(battle, unit, moves, trek.order)) return moves;
  }
  return undefined;
};
