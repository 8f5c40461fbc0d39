import type { TerrainPiece } from '@muster/engine';
import { toInches } from '@muster/kernel';
import type { Palette, TerrainLook } from './palette.ts';
import { closedPath, cornersOf, element, escapeText, group, label, px } from './svg.ts';
import { drawFeatures, middleOf } from './terrain-features.ts';

/** How pieces are drawn, by kind; others by what they do. */
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

/** How a piece is drawn. */
export const lookOf = (piece: TerrainPiece): TerrainLook => {
  if (Object.hasOwn(LOOKS, piece.kind)) return LOOKS[piece.kind];
  if (piece.gap) return 'chasm';
  if (piece.types.includes('blocking')) return 'mass';
  if (piece.seeIntoNotThrough) return 'forest';
  if (piece.types.includes('elevated')) return 'hill';
  if (piece.types.includes('impassable')) return 'rock';
  return piece.shelters ? 'barricade' : 'plain';
};

/** All pieces: shadows below, then ground, marks and borders, then small figures of height. */
export const drawTerrain = (terrain: readonly TerrainPiece[], palette: Palette): string =>
  group({ id: 'muster-shadows' }, ...terrain.map((piece) => shadow(piece, palette))) +
  group({ id: 'muster-terrain' }, ...terrain.map((piece) => drawPiece(piece, palette))) +
  group({ id: 'muster-heights' }, ...terrain.map((piece) => heightFigure(piece, palette)));

/** One piece with its shadow and its height, for a table that is being laid. */
export const drawWholePiece = (piece: TerrainPiece, palette: Palette): string =>
  shadow(piece, palette) + drawPiece(piece, palette) + heightFigure(piece, palette);

const isTall = (look: TerrainLook): boolean => look === 'mass' || look === 'rock';

/** Length of the shadow of something without a height. */
const TALLEST_SHADOW = 70;

/** What stands up throws a short shadow, longer when it is higher. */
const shadow = (piece: TerrainPiece, palette: Palette): string => {
  const look = lookOf(piece);
  if (!isTall(look) && look !== 'barricade') return '';
  const length = px(Math.min(TALLEST_SHADOW, (piece.height ?? Infinity) * 0.16));
  const moved = cornersOf(piece.polygon).map(({ x, y }) => ({ x: x + length, y: y + length }));
  return element('path', { d: closedPath(moved), fill: palette.shadow, 'fill-opacity': 0.26 });
};

/** One piece, for the table or for the legend. */
export const drawPiece = (piece: TerrainPiece, palette: Palette): string => {
  const look = lookOf(piece);
  const d = closedPath(cornersOf(piece.polygon));
  return element(
    'g',
    {},
    element('title', {}, escapeText(piece.id)),
    element('path', { d, fill: palette.terrain[look].fill }),
    ...marksOf(piece, look).map((mark) => element('path', { d, fill: `url(#muster-${mark})` })),
    drawFeatures(piece, look, palette),
    border(piece, look, d, palette),
  );
};

/** Patterns of their own that some looks have. */
const OWN_MARKS: Partial<Readonly<Record<TerrainLook, string>>> = {
  field: 'furrows',
  water: 'waves-water',
  deep: 'waves-deep',
  swamp: 'tufts',
  rubble: 'stones',
  lava: 'embers',
};

/** The patterns on a piece: what it is, then difficult ground and danger. */
const marksOf = (piece: TerrainPiece, look: TerrainLook): string[] => {
  if (isTall(look) || look === 'barricade') return [];
  const own = OWN_MARKS[look];
  const isHatched = piece.types.includes('difficult') && !piece.difficultUphill;
  const isDotted = piece.types.includes('dangerous') && look !== 'lava';
  return [...(own ? [own] : []), ...(isHatched ? [`hatch-${look}`] : []), ...(isDotted ? [`dots-${look}`] : [])];
};

/** Borders: solid for what cannot be entered, broken for cover, a warning edge for danger. */
const border = ({ types, dangerousInHaste }: TerrainPiece, look: TerrainLook, d: string, palette: Palette): string => {
  const line = (width: number, dashes?: string, stroke = palette.terrain[look].edge): string =>
    element('path', {
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

/** The height of a piece as a small figure in its middle. */
const heightFigure = (piece: TerrainPiece, palette: Palette): string => {
  if (!piece.height) return '';
  const look = lookOf(piece);
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
