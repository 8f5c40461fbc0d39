import type { Table, TerrainPiece, TerrainType } from '@muster/engine';
import { distance2, INCH, type Polygon } from '@muster/kernel';
import {
  boundsOf,
  isSimplePolygon,
  type KindName,
  makePiece,
  placeOutline,
  polygonsOverlap,
  type Size,
  type Spot,
  TERRAIN_FLAGS,
  type TerrainFlag,
  terrainKind,
  traitsOf,
} from '@muster/rules';

/** A piece that lies on a table that is being laid: what it is, and how it was turned and sized. */
export interface LaidPiece {
  /** As the table has it. */
  readonly piece: TerrainPiece;
  /** Its form around its own middle before it is turned and sized, in hundredths of an inch. */
  readonly form: Polygon;
  readonly at: Spot;
  /** Degrees, in steps of five. */
  readonly turned: number;
  /** Parts of a hundred of the form. */
  readonly scale: Size;
}

/** A table that is being laid. */
export interface TableDraft {
  /** The landscape. */
  readonly name?: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly LaidPiece[];
}

/** The smallest side of a piece. */
const SMALLEST = INCH / 2;

/** How far apart the places are that are looked at for a new piece. */
const SPOTS = 2 * INCH;

/** How much of an outline one part of a hundred is, for `placeOutline`. */
const PART = 20;

const AS_IT_IS: Size = { width: 100, depth: 100 };

/** A piece of a table, ready to be moved, turned and sized. */
const layPiece = (piece: TerrainPiece): LaidPiece => {
  const { minX, minY, maxX, maxY } = boundsOf(piece.polygon);
  const at = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
  const form = piece.polygon.map((c, i) => c - (i % 2 === 0 ? at.x : at.y));
  return { piece, form, at, turned: 0, scale: AS_IT_IS };
};

/** A table as something to be changed. */
export const draftOf = ({ name, width, depth, terrain }: Table): TableDraft => ({
  ...(name === undefined ? {} : { name }),
  width,
  depth,
  pieces: terrain.map(layPiece),
});

/** The table as it lies now. */
export const tableOf = ({ name, width, depth, pieces }: TableDraft): Table => ({
  ...(name === undefined ? {} : { name }),
  width,
  depth,
  terrain: pieces.map(({ piece }) => piece),
});

/** Width and depth of a piece before it is turned. */
export const sizeOfPiece = ({ form, scale }: LaidPiece): Size => {
  const { minX, minY, maxX, maxY } = boundsOf(form);
  return {
    width: Math.round(((maxX - minX) * scale.width) / 100),
    depth: Math.round(((maxY - minY) * scale.depth) / 100),
  };
};

/** How far something must be shifted to lie between 0 and `most`; nothing where it is too long. */
const shiftInto = (low: number, high: number, most: number): number | undefined => {
  if (high - low > most) return undefined;
  if (low < 0) return -low;
  return high > most ? most - high : 0;
};

/** The piece with its outline made anew, and on the table; nothing where it cannot be. */
const reshaped = (draft: TableDraft, laid: LaidPiece): LaidPiece | undefined => {
  const size = { width: laid.scale.width * PART, depth: laid.scale.depth * PART };
  const outline = (at: Spot): Polygon => placeOutline(laid.form, at, size, laid.turned);
  const { minX, minY, maxX, maxY } = boundsOf(outline(laid.at));
  const [dx, dy] = [shiftInto(minX, maxX, draft.width), shiftInto(minY, maxY, draft.depth)];
  const { width, depth } = sizeOfPiece(laid);
  if (dx === undefined || dy === undefined || width < SMALLEST || depth < SMALLEST) return undefined;
  const at = { x: laid.at.x + dx, y: laid.at.y + dy };
  const polygon = outline(at);
  return isSimplePolygon(polygon) ? { ...laid, at, piece: { ...laid.piece, polygon } } : undefined;
};

/** The piece of that name. */
export const pieceOf = ({ pieces }: TableDraft, id: string | undefined): LaidPiece | undefined =>
  pieces.find(({ piece }) => piece.id === id);

/** Changes a piece; where the change cannot be, everything stays as it is. */
const withPiece = (draft: TableDraft, id: string, change: (laid: LaidPiece) => LaidPiece): TableDraft => {
  const before = pieceOf(draft, id);
  const after = before && reshaped(draft, change(before));
  if (!after) return draft;
  return { ...draft, pieces: draft.pieces.map((laid) => (laid === before ? after : laid)) };
};

/** Changes what a piece is, and not where it lies. */
const withTraits = (draft: TableDraft, id: string, change: (piece: TerrainPiece) => TerrainPiece): TableDraft => ({
  ...draft,
  pieces: draft.pieces.map((laid) => (laid.piece.id === id ? { ...laid, piece: change(laid.piece) } : laid)),
});

/** A name for one more piece of a kind. */
const freeId = ({ pieces }: TableDraft, kind: string): string => {
  const taken = new Set(pieces.map(({ piece }) => piece.id));
  for (let n = 1; ; n++) if (!taken.has(`${kind}-${n}`)) return `${kind}-${n}`;
};

/** A table with something new on it, and the name of that. */
export interface Added {
  draft: TableDraft;
  id: string;
}

const adding = (draft: TableDraft, laid: LaidPiece): Added | undefined => {
  const id = freeId(draft, laid.piece.kind);
  const lies = reshaped(draft, { ...laid, piece: { ...laid.piece, id } });
  return lies && { draft: { ...draft, pieces: [...draft.pieces, lies] }, id };
};

/** Whether a piece shares some ground with another. */
const overlaps = ({ pieces }: TableDraft, { piece }: LaidPiece): boolean =>
  pieces.some((other) => polygonsOverlap(other.piece.polygon, piece.polygon));

/** Where a piece lies free, as near to the middle of the table as may be; the middle where there is no room. */
const freeSpot = (draft: TableDraft, laid: LaidPiece): Spot => {
  const middle = { x: Math.round(draft.width / 2), y: Math.round(draft.depth / 2) };
  const spots: Spot[] = [];
  for (let x = middle.x % SPOTS; x <= draft.width; x += SPOTS)
    for (let y = middle.y % SPOTS; y <= draft.depth; y += SPOTS) spots.push({ x, y });
  const far = ({ x, y }: Spot): number => distance2(x, y, middle.x, middle.y);
  const isFree = (at: Spot): boolean => {
    const lies = reshaped(draft, { ...laid, at });
    return lies !== undefined && !overlaps(draft, lies);
  };
  return spots.sort((a, b) => far(a) - far(b)).find(isFree) ?? middle;
};

/** Puts a new piece of a kind on the table, by default where there is room for it. */
export const addPiece = (draft: TableDraft, kind: KindName, at?: Spot): Added | undefined => {
  const laid = layPiece(makePiece(kind, kind, { x: 0, y: 0 }));
  return adding(draft, { ...laid, at: at ?? freeSpot(draft, laid) });
};

/** Puts another one like it beside a piece. */
export const duplicatePiece = (draft: TableDraft, id: string): Added | undefined => {
  const laid = pieceOf(draft, id);
  return laid && adding(draft, { ...laid, at: { x: laid.at.x + INCH, y: laid.at.y + INCH } });
};

/** Puts another one like it where the other side of the table would have it. */
export const twinPiece = (draft: TableDraft, id: string): Added | undefined => {
  const laid = pieceOf(draft, id);
  if (!laid) return undefined;
  const at = { x: draft.width - laid.at.x, y: draft.depth - laid.at.y };
  return adding(draft, { ...laid, at, turned: (laid.turned + 180) % 360 });
};

/** Takes a piece from the table. */
export const removePiece = (draft: TableDraft, id: string): TableDraft => ({
  ...draft,
  pieces: draft.pieces.filter(({ piece }) => piece.id !== id),
});

/** Puts the middle of a piece somewhere, as far as the table goes. */
export const placePiece = (draft: TableDraft, id: string, at: Spot): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, at: { x: Math.round(at.x), y: Math.round(at.y) } }));

/** Moves a piece by so much. */
export const movePiece = (draft: TableDraft, id: string, dx: number, dy: number): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, at: { x: laid.at.x + dx, y: laid.at.y + dy } }));

/** Turns a piece to so many degrees, in steps of five. */
export const turnPiece = (draft: TableDraft, id: string, degrees: number): TableDraft =>
  withPiece(draft, id, (laid) => ({ ...laid, turned: (((Math.round(degrees / 5) * 5) % 360) + 360) % 360 }));

/** Gives a piece a width and a depth, as they are before it is turned. */
export const sizePiece = (draft: TableDraft, id: string, size: Partial<Size>): TableDraft =>
  withPiece(draft, id, (laid) => {
    const now = sizeOfPiece({ ...laid, scale: AS_IT_IS });
    const { width, depth } = { ...sizeOfPiece(laid), ...size };
    return { ...laid, scale: { width: (width * 100) / now.width, depth: (depth * 100) / now.depth } };
  });

/** Makes a piece larger or smaller by so many parts of a hundred. */
export const growPiece = (draft: TableDraft, id: string, percent: number): TableDraft =>
  withPiece(draft, id, (laid) => ({
    ...laid,
    scale: { width: (laid.scale.width * percent) / 100, depth: (laid.scale.depth * percent) / 100 },
  }));

/** Makes a piece another kind, with everything that goes with it; its form stays. */
export const setKind = (draft: TableDraft, id: string, kind: KindName): TableDraft =>
  withTraits(draft, id, ({ polygon }) => {
    const known = terrainKind(kind);
    return { id, kind, polygon, ...(known ? traitsOf(known) : { types: [] }) };
  });

/** Lets a piece do something, or no longer. */
export const setType = (draft: TableDraft, id: string, type: TerrainType, on: boolean): TableDraft =>
  withTraits(draft, id, (piece) => {
    const others = piece.types.filter((other) => other !== type);
    return { ...piece, types: on ? [...others, type] : others };
  });

/** Puts a condition on a piece, or takes it away. */
export const setFlag = (draft: TableDraft, id: string, flag: TerrainFlag, on: boolean): TableDraft =>
  withTraits(draft, id, (before) => {
    const { [flag]: _, ...piece } = before;
    return on ? { ...piece, [flag]: true } : piece;
  });

/** Gives a piece a height, or the depth of a gap; nothing takes it away. */
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

/** Whether a piece does more or less than others of its kind. */
export const isUnusual = ({ piece }: LaidPiece): boolean => {
  const known = terrainKind(piece.kind);
  if (!known) return true;
  const usual = traitsOf(known);
  const sameTypes = usual.types.length === piece.types.length && usual.types.every((t) => piece.types.includes(t));
  const sameFlags = TERRAIN_FLAGS.every((flag) => (usual[flag] ?? false) === (piece[flag] ?? false));
  return !sameTypes || !sameFlags || usual.height !== piece.height || usual.depth !== piece.depth;
};

/** Makes the table larger or smaller; what would lie beside it is moved onto it, and what is too large is taken away. */
export const resizeTable = (draft: TableDraft, size: Partial<Size>): TableDraft => {
  const resized = { ...draft, ...size };
  return { ...resized, pieces: draft.pieces.flatMap((laid) => reshaped(resized, laid) ?? []) };
};

/** Gives the table another landscape. */
export const setLandscape = (draft: TableDraft, name: string): TableDraft => ({ ...draft, name });
