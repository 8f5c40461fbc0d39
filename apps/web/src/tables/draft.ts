import type { Table, TerrainPiece, TerrainType } from '@muster/engine';
import { distance2, INCH, type Polygon } from '@muster/kernel';
import {
  boundsOf,
  isSimplePolygon,
  type KindName,
  makePiece,
  placeOutline,
  polygonsOverlap,
  type PieceSize,
  type TerrainPoint,
  TERRAIN_FLAGS,
  type TerrainFlag,
  terrainKind,
  traitsOf,
} from '@muster/rules';

/** A piece on the draft of a table: what it is, and how it is turned and scaled. */
export interface EditedPiece {
  /** The piece as the table stores it. */
  readonly piece: TerrainPiece;
  /** Its outline around its own middle before it is turned and scaled, in hundredths of an inch. */
  readonly form: Polygon;
  readonly at: TerrainPoint;
  /** Degrees, in steps of five. */
  readonly turned: number;
  /** In percent of the form. */
  readonly scale: PieceSize;
}

/** A table that is being edited. */
export interface TableDraft {
  /** The landscape. */
  readonly name?: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly EditedPiece[];
}

/** The shortest side of a piece. */
const SMALLEST = INCH / 2;

/** The distance between the spots tried for a new piece. */
const SPOTS = 2 * INCH;

/** The size of one percent for `placeOutline`. */
const PART = 20;

const AS_IT_IS: PieceSize = { width: 100, depth: 100 };

/** Returns a piece of a table, ready to be moved, turned and scaled. */
const layPiece = (piece: TerrainPiece): EditedPiece => {
  const { minX, minY, maxX, maxY } = boundsOf(piece.polygon);
  const at = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
  const form = piece.polygon.map((c, i) => c - (i % 2 === 0 ? at.x : at.y));
  return { piece, form, at, turned: 0, scale: AS_IT_IS };
};

/** Returns the draft of a table. */
export const draftOf = ({ name, width, depth, terrain }: Table): TableDraft => ({
  ...(name === undefined ? {} : { name }),
  width,
  depth,
  pieces: terrain.map(layPiece),
});

/** Returns the table of a draft. */
export const tableOf = ({ name, width, depth, pieces }: TableDraft): Table => ({
  ...(name === undefined ? {} : { name }),
  width,
  depth,
  terrain: pieces.map(({ piece }) => piece),
});

/** Returns width and depth of a piece before it is turned. */
export const sizeOfPiece = ({ form, scale }: EditedPiece): PieceSize => {
  const { minX, minY, maxX, maxY } = boundsOf(form);
  return {
    width: Math.round(((maxX - minX) * scale.width) / 100),
    depth: Math.round(((maxY - minY) * scale.depth) / 100),
  };
};

/** Returns how far a stretch must be shifted to lie between 0 and `most`, or undefined where it is too long. */
const shiftInto = (low: number, high: number, most: number): number | undefined => {
  if (high - low > most) return undefined;
  if (low < 0) return -low;
  return high > most ? most - high : 0;
};

/** Returns the piece with its new outline, shifted onto the table, or undefined where that is not possible. */
const reshaped = (draft: TableDraft, laid: EditedPiece): EditedPiece | undefined => {
  const size = { width: laid.scale.width * PART, depth: laid.scale.depth * PART };
  const outline = (at: TerrainPoint): Polygon => placeOutline(laid.form, at, size, laid.turned);
  const { minX, minY, maxX, maxY } = boundsOf(outline(laid.at));
  const [dx, dy] = [shiftInto(minX, maxX, draft.width), shiftInto(minY, maxY, draft.depth)];
  const { width, depth } = sizeOfPiece(laid);
  if (dx === undefined || dy === undefined || width < SMALLEST || depth < SMALLEST) return undefined;
  const at = { x: laid.at.x + dx, y: laid.at.y + dy };
  const polygon = outline(at);
  return isSimplePolygon(polygon) ? { ...laid, at, piece: { ...laid.piece, polygon } } : undefined;
};

/** Returns the piece with this id. */
export const pieceOf = ({ pieces }: TableDraft, id: string | undefined): EditedPiece | undefined =>
  pieces.find(({ piece }) => piece.id === id);

/** Changes the shape or place of a piece. Returns the same draft where that is not possible. */
const withPiece = (draft: TableDraft, id: string, change: (laid: EditedPiece) => EditedPiece): TableDraft => {
  const before = pieceOf(draft, id);
  const after = before && reshaped(draft, change(before));
  if (!after) return draft;
  return { ...draft, pieces: draft.pieces.map((laid) => (laid === before ? after : laid)) };
};

/** Changes what a piece is, but not its place. */
const withTraits = (draft: TableDraft, id: string, change: (piece: TerrainPiece) => TerrainPiece): TableDraft => ({
  ...draft,
  pieces: draft.pieces.map((laid) => (laid.piece.id === id ? { ...laid, piece: change(laid.piece) } : laid)),
});

/** Returns an unused id for a piece of a kind. */
const freeId = ({ pieces }: TableDraft, kind: string): string => {
  const taken = new Set(pieces.map(({ piece }) => piece.id));
  for (let n = 1; ; n++) if (!taken.has(`${kind}-${n}`)) return `${kind}-${n}`;
};

/** A draft with a new piece, and the id of that piece. */
export interface Added {
  draft: TableDraft;
  id: string;
}

const adding = (draft: TableDraft, laid: EditedPiece): Added | undefined => {
  const id = freeId(draft, laid.piece.kind);
  const lies = reshaped(draft, { ...laid, piece: { ...laid.piece, id } });
  return lies && { draft: { ...draft, pieces: [...draft.pieces, lies] }, id };
};

/** Returns whether a piece overlaps another. */
const overlaps = ({ pieces }: TableDraft, { piece }: EditedPiece): boolean =>
  pieces.some((other) => polygonsOverlap(other.piece.polygon, piece.polygon));

/** Returns the free spot for a piece nearest to the middle of the table, or the middle where there is none. */
const freeSpot = (draft: TableDraft, laid: EditedPiece): TerrainPoint => {
  const middle = { x: Math.round(draft.width / 2), y: Math.round(draft.depth / 2) };
  const spots: TerrainPoint[] = [];
  for (let x = middle.x % SPOTS; x <= draft.width; x += SPOTS)
    for (let y = middle.y % SPOTS; y <= draft.depth; y += SPOTS) spots.push({ x, y });
  const far = ({ x, y }: TerrainPoint): number => distance2(x, y, middle.x, middle.y);
  const isFree = (at: TerrainPoint): boolean => {
    const lies = reshaped(draft, { ...laid, at });
    return lies !== undefined && !overlaps(draft, lies);
  };
  return spots.sort((a, b) => far(a) - far(b)).find(isFree) ?? middle;
};

/** Adds a piece of a kind, by default where there is room for it. */
export const addPiece = (draft: TableDraft, kind: KindName, at?: TerrainPoint): Added | undefined => {
  const laid = layPiece(makePiece(kind, kind, { x: 0, y: 0 }));
  return adding(draft, { ...laid, at: at ?? freeSpot(draft, laid) });
};

/** Adds a copy of a piece next to it. */
export const duplicatePiece = (draft: TableDraft, id: string): Added | undefined => {
  const laid = pieceOf(draft, id);
  return laid && adding(draft, { ...laid, at: { x: laid.at.x + INCH, y: laid.at.y + INCH } });
};

/** Adds a copy of a piece at the opposite spot of the table. */
export const copyPieceOpposite = (draft: TableDraft, id: string): Added | undefined => {
  const laid = pieceOf(draft, id);
  if (!laid) return undefined;
  const at = { x: draft.width - laid.at.x, y: draft.depth - laid.at.y };
  return adding(draft, { ...laid, at, turned: (laid.turned + 180) % 360 });
};

/** Removes a piece. */
export const removePiece = (draft: TableDraft, id: string): TableDraft => ({
  ...draft,
  pieces: draft.pieces.filter(({ piece }) => piece.id !== id),
});

/** Moves the middle of a piece to a spot, without leaving the table. */
export const placePiece = (draft: TableDraft, id: string, at: TerrainPoint): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, at: { x: Math.round(at.x), y: Math.round(at.y) } }));

/** Moves a piece by an offset. */
export const movePiece = (draft: TableDraft, id: string, dx: number, dy: number): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, at: { x: laid.at.x + dx, y: laid.at.y + dy } }));

/** Turns a piece to an angle, in steps of five degrees. */
export const turnPiece = (draft: TableDraft, id: string, degrees: number): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, turned: (((Math.round(degrees / 5) * 5) % 360) + 360) % 360 }));

/** Changes the width and depth of a piece, as before it is turned. */
export const sizePiece = (draft: TableDraft, id: string, size: Partial<PieceSize>): TableDraft =>
  withPiece(draft, id, (laid) => {
    const now = sizeOfPiece({ ...laid, scale: AS_IT_IS });
    const { width, depth } = { ...sizeOfPiece(laid), ...size };
    return { ...laid, scale: { width: (width * 100) / now.width, depth: (depth * 100) / now.depth } };
  });

/** Scales a piece to a percentage of its size. */
export const growPiece = (draft: TableDraft, id: string, percent: number): TableDraft =>
  withPiece(draft, id, (laid) => ({
    ...laid,
    scale: { width: (laid.scale.width * percent) / 100, depth: (laid.scale.depth * percent) / 100 },
  }));

/** Changes the kind of a piece, with all its traits. Its outline stays. */
export const setKind = (draft: TableDraft, id: string, kind: KindName): TableDraft =>
  withTraits(draft, id, ({ polygon }) => {
    const known = terrainKind(kind);
    return { id, kind, polygon, ...(known ? traitsOf(known) : { types: [] }) };
  });

/** Adds or removes a terrain type of a piece. */
export const setType = (draft: TableDraft, id: string, type: TerrainType, on: boolean): TableDraft =>
  withTraits(draft, id, (piece) => {
    const others = piece.types.filter((other) => other !== type);
    return { ...piece, types: on ? [...others, type] : others };
  });

/** Sets or clears a flag of a piece. */
export const setFlag = (draft: TableDraft, id: string, flag: TerrainFlag, on: boolean): TableDraft =>
  withTraits(draft, id, (before) => {
    const { [flag]: _, ...piece } = before;
    return on ? { ...piece, [flag]: true } : piece;
  });

/** Sets the height of a piece or the depth of a gap; undefined removes it. */
export const setLength = (
  draft: TableDraft,
  id: string,
  which: 'height' | 'depth',
  length: number | undefined,
): TableDraft =>
  withTraits(draft, id, (before) => {
    const { [which]: _, ...piece } = before;
    return length === undefined ? piece : { ...piece, [which]: length };
  });

/** Returns whether a piece has other traits than its kind. */
export const isUnusual = ({ piece }: EditedPiece): boolean => {
  const known = terrainKind(piece.kind);
  if (!known) return true;
  const usual = traitsOf(known);
  const sameTypes = usual.types.length === piece.types.length && usual.types.every((t) => piece.types.includes(t));
  const sameFlags = TERRAIN_FLAGS.every((flag) => (usual[flag] ?? false) === (piece[flag] ?? false));
  return !sameTypes || !sameFlags || usual.height !== piece.height || usual.depth !== piece.depth;
};

/** Resizes the table. Pieces beyond the edge are moved onto it, and pieces that are too large are removed. */
export const resizeTable = (draft: TableDraft, size: Partial<PieceSize>): TableDraft => {
  const resized = { ...draft, ...size };
  return { ...resized, pieces: draft.pieces.flatMap((laid) => reshaped(resized, laid) ?? []) };
};

/** Changes the landscape of the table. */
export const setLandscape = (draft: TableDraft, name: string): TableDraft => ({ ...draft, name });
