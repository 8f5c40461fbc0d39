import type { Dice } from '@muster/kernel';
import type { TerrainPoint } from '../terrain/outline.ts';
import type { TableLayout, PlacedLoosePiece } from './layout.ts';
import { groundPoint, makeOpenGround, openNear, pointsNear } from './open-ground.ts';
import { castShadow, clearIn, endOfLine, makeShadow, makeSightLines, shade, sumClear } from './sight-lines.ts';

/** Something that a table lacks until enough pieces are placed. */
export interface TableNeed {
  /** How much is missing. */
  left: () => number;
  /** How much of that a placed piece would add; its twin adds as much, by symmetry. */
  weigh: (lot: PlacedLoosePiece) => number;
  /** A random spot where something is missing; only while something is. */
  missing: (dice: Dice) => TerrainPoint;
  put: (lot: PlacedLoosePiece) => void;
  take: (lot: PlacedLoosePiece) => void;
}

/** Returns the need to cut the clear lines of sight from edge to edge. */
export const sightNeed = ({ width, depth }: TableLayout): TableNeed => {
  const lines = makeSightLines(width, depth);
  const scratch = makeShadow(lines);
  const shadows = remembered((lot: PlacedLoosePiece) => lot.polygons.map((polygon) => castShadow(lines, polygon)));
  const state = kept(() => ({ sums: sumClear(lines), clear: whereZero(lines.cuts) }));
  const change = (lot: PlacedLoosePiece, by: 1 | -1): void => {
    if (!lot.blocking) return;
    for (const shadow of shadows(lot)) shade(lines, shadow, by);
    state.change(lot, by);
  };
  return {
    left: () => state.get().clear.length,
    weigh: (lot) => (lot.blocking ? clearIn(state.get().sums, castShadow(lines, lot.polygons[0], scratch)) : 0),
    missing: (dice) => {
      const { clear } = state.get();
      const line = clear[dice.below(clear.length)];
      const from = endOfLine(Math.floor(line / lines.count));
      const to = endOfLine(line % lines.count);
      const y = dice.below(depth + 1);
      return { x: Math.round(from + ((to - from) * y) / depth), y };
    },
    put: (lot) => change(lot, 1),
    take: (lot) => change(lot, -1),
  };
};

/** Returns the need to close circles of open ground. */
export const groundNeed = ({ width, depth }: TableLayout): TableNeed => {
  const ground = makeOpenGround(width, depth);
  const points = remembered((lot: PlacedLoosePiece) => lot.polygons.flatMap((polygon) => pointsNear(ground, polygon)));
  const open = kept(() => whereZero(ground.near));
  const change = (lot: PlacedLoosePiece, by: 1 | -1): void => {
    for (const point of points(lot)) ground.near[point] += by;
    open.change(lot, by);
  };
  return {
    left: () => open.get().length,
    weigh: (lot) => openNear(ground, open.get(), lot.polygons[0], lot.bounds[0]),
    missing: (dice) => groundPoint(ground, open.get()[dice.below(open.get().length)]),
    put: (lot) => change(lot, 1),
    take: (lot) => change(lot, -1),
  };
};

const whereZero = (counts: Uint16Array): number[] => {
  const places: number[] = [];
  for (let i = 0; i < counts.length; i++) if (counts[i] === 0) places.push(i);
  return places;
};

/** Caches a result for each placed piece. */
const remembered = <T>(work: (lot: PlacedLoosePiece) => T): ((lot: PlacedLoosePiece) => T) => {
  const known = new Map<PlacedLoosePiece, T>();
  return (lot) => {
    const result = known.get(lot) ?? work(lot);
    known.set(lot, result);
    return result;
  };
};

/** Caches a result until a piece is added or removed; removing a piece and adding it again restores the result. */
const kept = <T>(work: () => T): { get: () => T; change: (lot: PlacedLoosePiece, by: 1 | -1) => void } => {
  let now: T | undefined;
  let gone: { lot: PlacedLoosePiece; before: T | undefined } | undefined;
  return {
    get: () => (now ??= work()),
    change: (lot, by) => {
      const before = by === 1 && gone?.lot === lot ? gone.before : undefined;
      gone = by === -1 ? { lot, before: now } : undefined;
      now = before;
    },
  };
};
