import { Dice, distance2 } from '@muster/kernel';
import { OUTLINES, type TerrainPoint } from '../terrain/outline.ts';
import { TERRAIN_KINDS } from '../terrain/kinds.ts';
import { boundsOf } from '../terrain/shape.ts';
import { isImpassable } from '../terrain/traits.ts';
import {
  nameablePieces,
  type PlacedPiece,
  piecesLeft,
  type PoolPiece,
  type TerrainDraft,
  type TerrainMove,
} from './terrain-draft.ts';
import { findFreePlace } from './free-place.ts';
import { drawRotation, type TableLayout, type PlacedLoosePiece, placedLoosePiece, placeLoosePiece } from './layout.ts';
import { groundNeed, type TableNeed, sightNeed } from './needs.ts';
import { isSort, type LoosePiece } from './recipe.ts';

/** Places that are tried for each piece, and for each impassable one, which rarely fits. */
const PLACES = 40;
const IMPASSABLE_PLACES = 160;

/** Returns the move of a computer player in terrain placement; a seed always gives the same move. */
export const computerTerrainMove = (draft: TerrainDraft, seed: string): TerrainMove => {
  const { phase, turn: side, placed } = draft;
  if (phase === 'dangerous') return { type: 'name-dangerous', side, piece: middlemost(draft).piece.id };
  const dice = new Dice(`terrain ${seed} ${placed.length}`);
  const pieces = differentPieces(draft);
  // Impassable pieces go first: they need most room.
  const impassable = pieces.filter((piece) => isSort(draft.pool[piece].kind, 'impassable'));
  const others = pieces.filter((piece) => !impassable.includes(piece));
  return (
    bestPlacement(draft, dice, impassable, IMPASSABLE_PLACES) ??
    bestPlacement(draft, dice, others, PLACES) ??
    anyPlacement(draft)
  );
};

/** Returns the passable piece nearest to the middle of the table, where it hinders both sides. */
const middlemost = (draft: TerrainDraft): PlacedPiece => {
  const far = ({ piece }: PlacedPiece): number => {
    const { minX, minY, maxX, maxY } = boundsOf(piece.polygon);
    return distance2(minX + maxX, minY + maxY, draft.width, draft.depth);
  };
  const sorted = [...nameablePieces(draft)].sort((a, b) => far(a) - far(b));
  return sorted.find(({ piece }) => !isImpassable(piece)) ?? sorted[0];
};

const looseOf = ({ kind, size, shape }: PoolPiece): LoosePiece => ({
  kind,
  size: size ?? TERRAIN_KINDS[kind].smallest,
  outline: shape ?? OUTLINES[TERRAIN_KINDS[kind].outline],
});

/** Returns the piece and the place that close most lines of sight and open ground, as the generator rates them. */
const bestPlacement = (
  draft: TerrainDraft,
  dice: Dice,
  pieces: readonly number[],
  places: number,
): TerrainMove | undefined => {
  if (pieces.length === 0) return undefined;
  const layout: TableLayout = {
    width: draft.width,
    depth: draft.depth,
    lots: draft.placed.map((there) => lotOfPlaced(draft, there)),
  };
  const needs = [sightNeed(layout), groundNeed(layout)];
  for (const need of needs) layout.lots.forEach(need.put);
  let best: { piece: number; lot: PlacedLoosePiece } | undefined;
  let most = -1;
  for (const piece of pieces) {
    const loose = looseOf(draft.pool[piece]);
    for (let place = 0; place < places; place++) {
      const lot = placeLoosePiece(layout, loose, drawSpot(dice, layout, needs), drawRotation(dice, loose), false);
      const weight = lot ? needs.reduce((sum, need) => sum + need.weigh(lot), 0) : -1;
      if (lot && weight > most) [best, most] = [{ piece, lot }, weight];
    }
  }
  if (!best) return undefined;
  const { centre, degrees } = best.lot;
  return { type: 'place', side: draft.turn, piece: best.piece, ...centre, degrees };
};

/** Returns one of each group of equal pieces. */
const differentPieces = (draft: TerrainDraft): number[] => {
  const known = new Map(piecesLeft(draft).map((piece) => [JSON.stringify(draft.pool[piece]), piece]));
  return [...known.values()];
};

const lotOfPlaced = ({ pool }: TerrainDraft, { index, piece }: PlacedPiece): PlacedLoosePiece =>
  placedLoosePiece(looseOf(pool[index]), { x: 0, y: 0 }, 0, [piece.polygon]);

const drawSpot = (dice: Dice, { width, depth }: TableLayout, needs: readonly TableNeed[]): TerrainPoint => {
  const need = needs[dice.below(needs.length)];
  if (need.left() > 0 && dice.below(4) > 0) return need.missing(dice);
  return { x: dice.below(width + 1), y: dice.below(depth + 1) };
};

/** Returns any place for any piece if there is no room for a good one, or leaves a piece out that fits nowhere. */
const anyPlacement = (draft: TerrainDraft): TerrainMove => {
  const pieces = piecesLeft(draft);
  for (const piece of pieces) {
    const place = findFreePlace(draft, draft.placed, draft.pool[piece]);
    if (place) return { type: 'place', side: draft.turn, piece, ...place };
  }
  return { type: 'leave-out', side: draft.turn, piece: pieces[0] };
};
