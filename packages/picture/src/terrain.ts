import type { TerrainPiece } from '@muster/engine';
import { toInches } from '@muster/kernel';
import type { Palette, TerrainLook } from './palette.ts';
import { closedPath, cornersOf, svgElement, escapeText, group, label, px } from './svg.ts';
import { drawFeatures, middleOf } from './terrain-features.ts';

/** The looks of pieces by kind; other kinds are drawn by their types. */
const LOOKS: Readonly<Record<string, TerrainLook>> = {
  barricade: 'barricade',
  building: 'mass',
  field: 'field',
  forest: 'forest',
  hill: 'hill',
  'shallow-lake': 'water',
  'deep-lake': 'deep',
  lava: 'lava',
  mountain: 'rock',
  river: 'water',
  rubble: 'rubble',
  ruins: 'ruins',
  swamp: 'swamp',
  chasm: 'chasm',
  platform: 'mass',
};

/** Returns the look of a piece. */
export const terrainLook = (piece: TerrainPiece): TerrainLook => {
  if (Object.hasOwn(LOOKS, piece.kind)) return LOOKS[piece.kind];
  if (piece.gap) return 'chasm';
  if (piece.types.includes('blocking')) return 'mass';
  if (piece.seeIntoNotThrough) return 'forest';
  if (piece.types.includes('elevated')) return 'hill';
  if (piece.types.includes('impassable')) return 'rock';
  return piece.shelters ? 'barricade' : 'plain';
};

/** Returns all pieces: shadows below, then ground, marks and borders, then the heights. */
export const drawTerrain = (terrain: readonly TerrainPiece[], palette: Palette): string =>
  group({ id: 'muster-shadows' }, ...terrain.map((piece) => shadow(piece, palette))) +
  group({ id: 'muster-terrain' }, ...terrain.map((piece) => drawPiece(piece, palette))) +
  group({ id: 'muster-heights' }, ...terrain.map((piece) => heightFigure(piece, palette)));

/** Returns one piece with its shadow and its height, for the table editor. */
export const drawWholePiece = (piece: TerrainPiece, palette: Palette): string =>
  shadow(piece, palette) + drawPiece(piece, palette) + heightFigure(piece, palette);

const isTall = (look: TerrainLook): boolean => look === 'mass' || look === 'rock';

/** The length of the shadow of a piece without a height. */
const TALLEST_SHADOW = 70;

/** Returns the short shadow of a piece, longer for higher pieces. */
const shadow = (piece: TerrainPiece, palette: Palette): string => {
  const look = terrainLook(piece);
  if (!isTall(look) && look !== 'barricade') return '';
  const length = px(Math.min(TALLEST_SHADOW, (piece.height ?? Infinity) * 0.16));
  const moved = cornersOf(piece.polygon).map(({ x, y }) => ({ x: x + length, y: y + length }));
  return svgElement('path', { d: closedPath(moved), fill: palette.shadow, 'fill-opacity': 0.26 });
};

/** Returns one piece, for the table or for the legend. */
export const drawPiece = (piece: TerrainPiece, palette: Palette): string => {
  const look = terrainLook(piece);
  const d = closedPath(cornersOf(piece.polygon));
  return svgElement(
    'g',
    {},
    svgElement('title', {}, escapeText(piece.id)),
    svgElement('path', { d, fill: palette.terrain[look].fill }),
    ...marksOf(piece, look).map((mark) => svgElement('path', { d, fill: `url(#muster-${mark})` })),
    drawFeatures(piece, look, palette),
    border(piece, look, d, palette),
  );
};

/** The special patterns of some looks. */
const OWN_MARKS: Partial<Readonly<Record<TerrainLook, string>>> = {
  field: 'furrows',
  water: 'waves-water',
  deep: 'waves-deep',
  swamp: 'tufts',
  rubble: 'stones',
  lava: 'embers',
};

/** Returns the patterns on a piece: its own, then those of difficult and dangerous terrain. */
const marksOf = (piece: TerrainPiece, look: TerrainLook): string[] => {
  if (isTall(look) || look === 'barricade') return [];
  const own = OWN_MARKS[look];
  const isHatched = piece.types.includes('difficult') && !piece.difficultUphill;
  const isDotted = piece.types.includes('dangerous') && look !== 'lava';
  return [...(own ? [own] : []), ...(isHatched ? [`hatch-${look}`] : []), ...(isDotted ? [`dots-${look}`] : [])];
};

/** Returns the border of a piece: solid if impassable, broken for cover, a warning edge if dangerous. */
const border = ({ types, dangerousInHaste }: TerrainPiece, look: TerrainLook, d: string, palette: Palette): string => {
  const line = (width: number, dashes?: string, stroke = palette.terrain[look].edge): string =>
    svgElement('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dashes,
      'stroke-linejoin': 'round',
    });
  const walls = look === 'ruins' ? line(4.5, '22 7 9 6') : '';
  if (types.includes('dangerous')) return walls + line(1.6, dangerousInHaste ? '2 5' : '7 3', palette.warn);
  if (types.includes('impassable')) return line(2);
  return types.includes('cover') ? line(2, '9 5') : line(1.2);
};

/** Returns the height of a piece as a small number in its middle. */
const heightFigure = (piece: TerrainPiece, palette: Palette): string => {
  if (!piece.height) return '';
  const look = terrainLook(piece);
  const { x, y } = middleOf(cornersOf(piece.polygon));
  const onDark = isTall(look) || look === 'barricade';
  return label(x, y + 4, `${toInches(piece.height)}″`, {
    'text-anchor': 'middle',
    'font-size': 12,
    'font-weight': 600,
    fill: onDark ? '#ffffff' : palette.ink,
    stroke: onDark ? palette.terrain[look].edge : palette.terrain[look].fill,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
};
