import { checkTable, generateTable, KIND_NAMES } from '@muster/rules';
import { makeTableFile, parseTableFile } from '@muster/protocol';
import { describe, expect, it } from 'vitest';
import {
  addPiece,
  draftOf,
  duplicatePiece,
  growPiece,
  isUnusual,
  movePiece,
  pieceOf,
  placePiece,
  removePiece,
  resizeTable,
  setFlag,
  setKind,
  setLength,
  setType,
  sizeOfPiece,
  sizePiece,
  type TableDraft,
  tableOf,
  turnPiece,
  copyPieceOpposite,
} from './draft.ts';

const EMPTY: TableDraft = { name: 'City', width: 4800, depth: 4800, pieces: [] };
const table = generateTable('a table', { width: 7200, depth: 4800, pieces: 16, players: 2 });

const withForest = addPiece(EMPTY, 'forest') ?? { draft: EMPTY, id: '' };
const polygonOf = (draft: TableDraft, id: string): readonly number[] => pieceOf(draft, id)?.piece.polygon ?? [];

describe('the draft of a table', () => {
  it('is the same table without changes', () => {
    expect(tableOf(draftOf(table))).toEqual(table);
  });

  it('takes pieces of every kind, with different ids', () => {
    const draft = [...KIND_NAMES, ...KIND_NAMES].reduce(
      (before, kind) => addPiece(before, kind)?.draft ?? before,
      EMPTY,
    );
    expect(new Set(draft.pieces.map(({ piece }) => piece.id)).size).toBe(2 * KIND_NAMES.length);
    expect(parseTableFile(makeTableFile(tableOf(draft))).ok).toBe(true);
    expect(draft.pieces.some(isUnusual)).toBe(false);
  });

  it('places a new piece in free space near the middle', () => {
    const busy = draftOf(table);
    const more = addPiece(busy, 'hill');
    expect(more && checkTable(tableOf(more.draft)).filter(({ guideline }) => guideline === 'overlap')).toEqual([]);
    expect(pieceOf(withForest.draft, withForest.id)?.at).toEqual({ x: 2400, y: 2400 });
  });

  it('moves pieces, but never off the table', () => {
    const { draft, id } = withForest;
    expect(pieceOf(movePiece(draft, id, 100, -50), id)?.at).toEqual({ x: 2500, y: 2350 });
    const corner = pieceOf(placePiece(draft, id, { x: -9000, y: 0 }), id);
    expect(Math.min(...(corner?.piece.polygon ?? []))).toBe(0);
  });

  it('has the same outline after a full turn', () => {
    const { draft, id } = withForest;
    let turned = draft;
    for (let i = 1; i <= 72; i++) turned = turnPiece(turned, id, i * 5);
    expect(polygonOf(turned, id)).toEqual(polygonOf(draft, id));
    expect(pieceOf(turnPiece(draft, id, -93), id)?.turned).toBe(265);
  });

  it('resizes pieces by their size before they are turned', () => {
    const { draft, id } = withForest;
    const sized = sizePiece(turnPiece(draft, id, 90), id, { width: 1000 });
    const piece = pieceOf(sized, id);
    expect(piece && sizeOfPiece(piece)).toEqual({ width: 1000, depth: 400 });
    expect(growPiece(draft, id, 1)).toBe(draft);
    expect(growPiece(draft, id, 100_000)).toBe(draft);
  });

  it('duplicates a piece, nearby or on the opposite side', () => {
    const start = placePiece(withForest.draft, withForest.id, { x: 1000, y: 1200 });
    const twice = duplicatePiece(start, withForest.id);
    expect(twice && pieceOf(twice.draft, twice.id)?.at).toEqual({ x: 1100, y: 1300 });
    const twin = copyPieceOpposite(start, withForest.id);
    const turned = polygonOf(start, withForest.id).map((c) => 4800 - c);
    expect(twin && polygonOf(twin.draft, twin.id)).toEqual(turned);
    expect(removePiece(start, withForest.id).pieces).toEqual([]);
  });

  it('changes the kind and the traits of pieces', () => {
    const { draft, id } = withForest;
    const hill = setKind(draft, id, 'hill');
    expect(pieceOf(hill, id)?.piece).toMatchObject({
      kind: 'hill',
      types: ['cover', 'difficult', 'elevated'],
      height: 200,
      difficultUphill: true,
      topIgnoresOneBlocker: true,
    });
    expect(polygonOf(hill, id)).toEqual(polygonOf(draft, id));
    const changed = setLength(
      setFlag(setType(hill, id, 'cover', false), id, 'difficultUphill', false),
      id,
      'height',
      300,
    );
    const piece = pieceOf(changed, id);
    expect(piece?.piece).toMatchObject({ types: ['difficult', 'elevated'], height: 300 });
    expect(piece?.piece).not.toHaveProperty('difficultUphill');
    expect(piece && isUnusual(piece)).toBe(true);
    expect(pieceOf(setLength(changed, id, 'height', undefined), id)?.piece).not.toHaveProperty('height');
  });

  it('keeps all pieces on a table that becomes smaller', () => {
    const small = resizeTable(draftOf(table), { width: 4800 });
    for (const { piece } of small.pieces)
      expect(Math.max(...piece.polygon.filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(4800);
  });
});
