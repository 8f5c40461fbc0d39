import { type Table, TERRAIN_TYPES, type TerrainPiece, type TerrainType } from '@muster/engine';
import {
  fail,
  type Finding,
  fromInches,
  ok,
  type Polygon,
  polygonArea,
  Reader,
  rectangle,
  type Result,
  toInches,
} from '@muster/kernel';
import { isSimplePolygon, KIND_NAMES, TERRAIN_FLAGS, type TerrainFlag, terrainKind, traitsOf } from '@muster/rules';
import { compact, expectFields, maybe, readId } from './position-fields.ts';

/** The format name of table files. */
export const TABLE_FORMAT = 'muster-table';

/** The version that is written; older versions can be read. */
export const TABLE_VERSION = 1;

/** The limits of a table file, with lengths in inches. */
export const TABLE_LIMITS = { pieces: 200, corners: 60, smallest: 12, largest: 240, height: 60 } as const;

/** The content of a table file, with lengths in inches. */
export interface TableFile {
  format: typeof TABLE_FORMAT;
  version: number;
  name?: string;
  width: number;
  depth: number;
  terrain: TableFilePiece[];
}

/** A piece of terrain in a file. A ready-made kind has types, flags and height, which fields given here override. */
export type TableFilePiece = {
  id: string;
  kind: string;
  /** Corners x, y; a piece has either a polygon or a rectangle. */
  polygon?: [number, number][];
  /** Two opposite corners of an upright rectangle: x0, y0, x1, y1. */
  rect?: [number, number, number, number];
  types?: readonly TerrainType[];
  /** Its height; null removes the height of the kind. */
  height?: number | null;
  /** How deep a gap is (default 3); null removes the depth of the kind. */
  depth?: number | null;
} & { [Flag in TerrainFlag]?: boolean };

const PIECE_FIELDS = ['id', 'kind', 'polygon', 'rect', 'types', 'height', 'depth', ...TERRAIN_FLAGS];

/** Parses the JSON of a table file: returns the table, or everything that is wrong with the file. */
export const parseTableFile = (value: unknown): Result<Table, Finding[]> => {
  const reader = new Reader(value);
  if (!isTableFile(reader)) return fail(reader.findings);
  expectFields(reader, ['format', 'version', 'name', 'width', 'depth', 'terrain']);
  const { smallest, largest } = TABLE_LIMITS;
  const name = maybe(reader.at('name'), (text) => text.text());
  // An invalid size must not put every piece off the table.
  const width = reader.at('width').number(smallest, largest, largest);
  const depth = reader.at('depth').number(smallest, largest, largest);
  const area = { width: fromInches(width), depth: fromInches(depth) };
  const terrain = reader
    .at('terrain')
    .list(TABLE_LIMITS.pieces)
    .map((piece) => readPiece(piece, area));
  complainOfTwins(reader, terrain);
  return reader.findings.length > 0 ? fail(reader.findings) : ok(compact({ name, ...area, terrain }));
};

/** Whether this is a table file of a version that can be read; if not, it reports exactly one finding. */
const isTableFile = (reader: Reader): boolean => {
  if (!reader.object()) return false;
  if (reader.at('format').value !== TABLE_FORMAT) {
    reader.at('format').complain(`must be "${TABLE_FORMAT}": not a table file`);
    return false;
  }
  const version = reader.at('version');
  const number = version.whole(1, Number.MAX_SAFE_INTEGER);
  if (reader.findings.length > 0) return false;
  if (number > TABLE_VERSION)
    version.complain(`is ${number} (newest known version ${TABLE_VERSION}): update Muster to read it`);
  return reader.findings.length === 0;
};

const complainOfTwins = (reader: Reader, terrain: readonly TerrainPiece[]): void => {
  const firsts = new Map<string, number>();
  terrain.forEach(({ id }, i) => {
    const first = firsts.get(id);
    if (first === undefined) firsts.set(id, i);
    else if (id !== '') reader.at(`terrain[${i}].id`).complain(`"${id}" is already the id of terrain[${first}]`);
  });
};

const readPiece = (reader: Reader, area: Pick<Table, 'width' | 'depth'>): TerrainPiece => {
  if (!reader.object()) return { id: '', kind: '', polygon: [], types: [] };
  expectFields(reader, PIECE_FIELDS);
  const kind = reader.at('kind').text('', 60);
  const known = terrainKind(kind);
  const usual = known ? traitsOf(known) : undefined;
  const said = (flag: TerrainFlag): boolean | undefined => maybe(reader.at(flag), (truth) => truth.truth());
  return compact({
    id: readId(reader.at('id')),
    kind,
    polygon: readOutline(reader, area),
    types: readTypes(reader.at('types'), kind, usual?.types),
    height: readLength(reader.at('height'), usual?.height),
    depth: readLength(reader.at('depth'), usual?.depth),
    ...Object.fromEntries(TERRAIN_FLAGS.map((flag) => [flag, (said(flag) ?? usual?.[flag]) || undefined])),
  });
};

const readTypes = (reader: Reader, kind: string, usual?: readonly TerrainType[]): readonly TerrainType[] => {
  if (!reader.present && usual) return usual;
  if (!reader.present) {
    if (kind !== '') reader.complain(`is required, because "${kind}" is not one of the kinds ${KIND_NAMES.join(', ')}`);
    return [];
  }
  const types = reader.list(TERRAIN_TYPES.length).map((type) => type.word(TERRAIN_TYPES, 'cover'));
  return [...new Set(types)];
};

const readLength = (reader: Reader, usual?: number): number | undefined => {
  if (reader.value === null) return undefined;
  return reader.present ? fromInches(reader.number(0, TABLE_LIMITS.height)) : usual;
};

/** Returns the outline of a piece on the grid; if it is invalid, reports why and returns an empty one. */
const readOutline = (reader: Reader, area: Pick<Table, 'width' | 'depth'>): Polygon => {
  const [rect, polygon] = [reader.at('rect'), reader.at('polygon')];
  if (rect.present === polygon.present) {
    reader.complain('needs either polygon or rect');
    return [];
  }
  const before = reader.findings.length;
  const outline = rect.present ? readRect(rect, area) : readCorners(polygon, area);
  if (reader.findings.length > before) return [];
  const place = rect.present ? rect : polygon;
  if (polygonArea(outline) === 0) place.complain('has no area');
  else if (!isSimplePolygon(outline)) place.complain('crosses or touches itself: list its corners in order around it');
  return outline;
};

const readRect = (reader: Reader, area: Pick<Table, 'width' | 'depth'>): Polygon => {
  const numbers = reader.list(4);
  if (numbers.length !== 4) {
    if (Array.isArray(reader.value) && reader.value.length < 4) reader.complain('needs x0, y0, x1, y1');
    return [];
  }
  const [x0, y0, x1, y1] = numbers.map((number, i) => readCoordinate(number, i % 2 === 0 ? area.width : area.depth));
  return rectangle(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
};

const readCorners = (reader: Reader, area: Pick<Table, 'width' | 'depth'>): Polygon =>
  reader.list(TABLE_LIMITS.corners).flatMap((corner) => {
    const pair = corner.list(2);
    if (pair.length === 2) return [readCoordinate(pair[0], area.width), readCoordinate(pair[1], area.depth)];
    if (Array.isArray(corner.value) && corner.value.length < 2) corner.complain('needs two numbers, x and y');
    return [];
  });

const readCoordinate = (reader: Reader, most: number): number => fromInches(reader.number(0, toInches(most)));

/** Returns a table as the content of a JSON file. Each piece has only the fields that differ from its kind. */
export const makeTableFile = (table: Table): TableFile =>
  compact({
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    name: table.name,
    width: toInches(table.width),
    depth: toInches(table.depth),
    terrain: table.terrain.map(writePiece),
  });

const writePiece = (piece: TerrainPiece): TableFilePiece => {
  const known = terrainKind(piece.kind);
  const usual = known ? traitsOf(known) : undefined;
  const flags = TERRAIN_FLAGS.filter((flag) => (piece[flag] ?? false) !== (usual?.[flag] ?? false));
  return compact({
    id: piece.id,
    kind: piece.kind,
    polygon: Array.from({ length: piece.polygon.length / 2 }, (_, i): [number, number] => [
      toInches(piece.polygon[2 * i]),
      toInches(piece.polygon[2 * i + 1]),
    ]),
    types: usual && sameTypes(usual.types, piece.types) ? undefined : piece.types,
    height: lengthUnless(piece.height, usual?.height),
    depth: lengthUnless(piece.depth, usual?.depth),
    ...Object.fromEntries(flags.map((flag) => [flag, piece[flag] ?? false])),
  });
};

/** Returns a length in inches, null for none, or undefined if it is the kind's own. */
const lengthUnless = (length: number | undefined, usual: number | undefined): number | null | undefined =>
  length === usual ? undefined : length === undefined ? null : toInches(length);

const sameTypes = (a: readonly TerrainType[], b: readonly TerrainType[]): boolean =>
  a.length === b.length && a.every((type, i) => type === b[i]);
