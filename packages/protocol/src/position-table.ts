import { type Ruleset, type Table, TERRAIN_TYPES, type TerrainPiece } from '@muster/engine';
import { fromInches, polygonArea, type Reader, rectangle, toInches } from '@muster/kernel';
import { isSimplePolygon, TERRAIN_FLAGS, terrainKind } from '@muster/rules';
import { compact, expectFields, maybe, readId, readState } from './position-fields.ts';
import type { Position, PositionTerrain } from './position.ts';

const FIELDS = ['id', 'kind', 'rect', 'polygon', 'types', 'height', 'depth', ...TERRAIN_FLAGS];
const MOST_PIECES = 200;
const MOST_CORNERS = 60;
const LARGEST_TABLE = 240;

/** Reads the table of a position. */
export const readTable = (reader: Reader): NonNullable<Position['table']> => {
  expectFields(reader, ['width', 'depth', 'terrain']);
  const terrain = maybe(reader.at('terrain'), (pieces) => pieces.list(MOST_PIECES).map(readPiece));
  const ids = new Map<string, number>();
  terrain?.forEach(({ id }, i) => {
    const first = ids.get(id);
    if (first !== undefined) reader.at(`terrain[${i}].id`).complain(`"${id}" is already the id of terrain[${first}]`);
    else if (id !== '') ids.set(id, i);
  });
  return compact({
    width: maybe(reader.at('width'), (width) => width.number(12, LARGEST_TABLE)),
    depth: maybe(reader.at('depth'), (depth) => depth.number(12, LARGEST_TABLE)),
    terrain,
  });
};

/** Reads a piece; a ready-made kind without `types` has its own types, height, depth and flags. */
const readPiece = (reader: Reader): PositionTerrain => {
  expectFields(reader, FIELDS);
  const coordinate = (inner: Reader): number => inner.number(-LARGEST_TABLE, 2 * LARGEST_TABLE);
  const kind = maybe(reader.at('kind'), (name) => name.text('', 60));
  const types = reader.at('types');
  const usual = types.present ? undefined : terrainKind(kind ?? '');
  const length = (field: 'height' | 'depth'): number | undefined =>
    maybe(reader.at(field), (inner) => inner.number(0, 60)) ?? inchesOf(usual?.[field]);
  const piece: PositionTerrain = compact({
    id: readId(reader.at('id')),
    kind,
    rect: maybe(reader.at('rect'), (rect) => rect.list(4).map(coordinate)),
    polygon: maybe(reader.at('polygon'), (polygon) =>
      polygon.list(MOST_CORNERS).map((corner) => corner.list(2).map(coordinate)),
    ),
    types: usual?.types ?? types.list(TERRAIN_TYPES.length).map((type) => type.word(TERRAIN_TYPES, 'cover')),
    height: length('height'),
    depth: length('depth'),
    ...Object.fromEntries(
      TERRAIN_FLAGS.map((flag) => [flag, reader.at(flag).present ? readState(reader.at(flag)) : usual?.[flag]]),
    ),
  });
  if (reader.findings.length === 0) checkShape(reader, piece);
  return piece;
};

const inchesOf = (length: number | undefined): number | undefined =>
  length === undefined ? undefined : toInches(length);

const checkShape = (reader: Reader, piece: PositionTerrain): void => {
  if ((piece.rect === undefined) === (piece.polygon === undefined))
    return reader.complain('needs either rect or polygon');
  if (piece.rect && piece.rect.length !== 4) return reader.at('rect').complain('needs x0, y0, x1, y1');
  if (piece.polygon && piece.polygon.some((corner) => corner.length !== 2))
    return reader.at('polygon').complain('needs corners of two numbers, x and y');
  const outline = outlineOf(piece);
  if (polygonArea(outline) === 0) reader.complain('has no area');
  else if (!isSimplePolygon(outline)) reader.complain('crosses or touches itself: list its corners in order around it');
  return undefined;
};

const outlineOf = ({ rect, polygon = [] }: PositionTerrain): readonly number[] => {
  if (!rect) return polygon.flatMap(([x, y]) => [fromInches(x), fromInches(y)]);
  const [x0, y0, x1, y1] = rect.map(fromInches);
  return rectangle(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
};

/** Returns the size of a position's table, in hundredths of an inch. */
export const tableSize = (position: Position, ruleset: Ruleset): { width: number; depth: number } => {
  const { width, depth } = position.table ?? {};
  return {
    width: width === undefined ? ruleset.numbers.tableWidth : fromInches(width),
    depth: depth === undefined ? ruleset.numbers.tableDepth : fromInches(depth),
  };
};

/** Returns the table of a position, on the grid. */
export const tableOf = (position: Position, ruleset: Ruleset): Table => ({
  ...tableSize(position, ruleset),
  terrain: (position.table?.terrain ?? []).map((piece): TerrainPiece =>
    compact({
      id: piece.id,
      kind: piece.kind ?? piece.types[0] ?? 'open ground',
      polygon: outlineOf(piece),
      types: piece.types,
      height: piece.height === undefined ? undefined : fromInches(piece.height),
      depth: piece.depth === undefined ? undefined : fromInches(piece.depth),
      ...Object.fromEntries(TERRAIN_FLAGS.map((flag) => [flag, piece[flag]])),
    }),
  ),
});

/** Returns a table as a position has it. */
export const writeTable = (table: Table): NonNullable<Position['table']> => ({
  width: toInches(table.width),
  depth: toInches(table.depth),
  terrain: table.terrain.map((piece) =>
    compact({
      id: piece.id,
      kind: piece.kind,
      polygon: Array.from({ length: piece.polygon.length / 2 }, (_, i) => [
        toInches(piece.polygon[2 * i]),
        toInches(piece.polygon[2 * i + 1]),
      ]),
      types: [...piece.types],
      height: inchesOf(piece.height),
      depth: inchesOf(piece.depth),
      ...Object.fromEntries(TERRAIN_FLAGS.map((flag) => [flag, piece[flag] || undefined])),
    }),
  ),
});
