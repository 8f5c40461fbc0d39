import { capital } from '@muster/kernel';
import type { TerrainPiece } from '@muster/engine';
import { drawGlyph, type ModelRole, ROLES } from './glyphs.ts';
import { drawPieceOf, type PieceLook } from './models.ts';
import type { MapMoveKind } from './map-actions.ts';
import { drawFlag } from './objectives.ts';
import type { Palette } from './palette.ts';
import { drawArrow } from './move-arrows.ts';
import { drawBlades, drawCross, drawShot, drawTag } from './attack-marks.ts';
import { cutText, svgElement, group, label, SCALE } from './svg.ts';
import { drawPiece } from './terrain.ts';

const SIZE = 12;
const ROW = 22;

/** One entry of a legend: how to draw it at a place, and its text. */
interface Entry {
  draw: (x: number, y: number) => string;
  words: string;
}

/** Returns the legend of everything that the picture shows, in columns, with its height. */
export const drawLegend = (
  terrain: readonly TerrainPiece[],
  { withUnits, withDeeds }: { withUnits: boolean; withDeeds: boolean },
  width: number,
  palette: Palette,
): { svg: string; height: number } => {
  const ground = columns(terrainEntries(terrain, palette), width, 340, palette);
  const pieces = withUnits
    ? columns([...pieceEntries(palette), ...(withDeeds ? deedEntries(palette) : [])], width, 118, palette)
    : { svg: '', height: 0 };
  const gap = withUnits && ground.height > 0 ? 8 : 0;
  return {
    svg: pieces.svg + svgElement('g', { transform: `translate(0 ${pieces.height + gap})` }, ground.svg),
    height: pieces.height + gap + ground.height,
  };
};

const columns = (
  entries: readonly Entry[],
  width: number,
  least: number,
  palette: Palette,
): { svg: string; height: number } => {
  const across = Math.max(1, Math.min(entries.length, Math.floor(width / least)));
  const column = width / across;
  const drawn = entries.map(({ draw, words }, i) => {
    const x = (i % across) * column;
    const y = Math.floor(i / across) * ROW;
    return (
      draw(x, y) + label(x + 36, y + 14, cutText(words, SIZE, column - 40), { 'font-size': SIZE, fill: palette.soft })
    );
  });
  return { svg: drawn.join(''), height: Math.ceil(entries.length / across) * ROW };
};

/** Returns one entry for each kind of terrain on the table, in the order of the pieces. */
const terrainEntries = (terrain: readonly TerrainPiece[], palette: Palette): Entry[] => {
  const kinds = new Map(terrain.map((piece) => [piece.kind, piece]));
  return [...kinds.values()].map((piece) => ({
    draw: (x, y) => drawPiece({ ...piece, id: piece.kind, polygon: swatch(x, y) }, palette),
    words: `${nameOf(piece.kind)}: ${traitsText(piece)}`,
  }));
};

const swatch = (x: number, y: number): number[] => {
  const [x0, y0, x1, y1] = [x, y + 2, x + 28, y + 18].map((n) => Math.round(n / SCALE));
  return [x0, y0, x1, y0, x1, y1, x0, y1];
};

const nameOf = (kind: string): string => capital(kind.replaceAll('-', ' '));

/** Returns what a piece does, in words. */
const traitsText = (piece: TerrainPiece): string => {
  const words: string[] = [];
  const has = (type: TerrainPiece['types'][number]): boolean => piece.types.includes(type);
  if (has('impassable')) words.push('impassable');
  if (has('blocking')) words.push('blocks sight');
  if (piece.seeIntoNotThrough) words.push('blocks sight through it');
  if (has('cover')) words.push('cover');
  if (has('difficult') || piece.difficultUphill) words.push(piece.difficultUphill ? 'difficult uphill' : 'difficult');
  if (has('dangerous')) words.push(piece.dangerousInHaste ? 'dangerous for Rush and Charge' : 'dangerous');
  if (piece.topIgnoresOneBlocker) words.push('sight over one blocker');
  if (piece.gap) words.push('gap');
  return words.length === 0 ? 'open' : words.join(', ');
};

const ROLE_WORDS: Readonly<Record<ModelRole, string>> = {
  infantry: 'Infantry',
  heavy: 'Heavy',
  large: 'Large',
  hero: 'Hero',
  caster: 'Caster',
  flyer: 'Flyer',
  vehicle: 'Transport',
};

const PLAIN: PieceLook = {
  side: 0,
  hero: false,
  activated: false,
  shaken: false,
  fatigued: false,
  tough: 1,
  wounds: 0,
};

const pieceEntries = (palette: Palette): Entry[] => {
  const grey: Palette = { ...palette, sides: [palette.soft], bodies: [palette.paper] };
  const piece = (role: ModelRole, words: string, look: Partial<PieceLook> = {}): Entry => ({
    draw: (x, y) =>
      drawPieceOf(
        { x: x + 14, y: y + 10, r: 9 },
        { ...PLAIN, ...look },
        (size, colour) => drawGlyph(role, x + 14, y + 10, size, colour, look.shaken),
        grey,
      ),
    words,
  });
  return [
    ...ROLES.map((role) => piece(role, ROLE_WORDS[role], { hero: role === 'hero' })),
    piece('heavy', 'Wounds', { tough: 3, wounds: 2 }),
    piece('infantry', 'Activated', { activated: true }),
    piece('infantry', 'Fatigued', { fatigued: true }),
    piece('infantry', 'Shaken', { shaken: true }),
    {
      draw: (x, y) =>
        group(
          { transform: `translate(${x + 4} ${y + 20}) scale(.6)` },
          drawFlag({ x: 0, y: 0, owner: -1, index: 0, turned: false }, palette),
        ),
      words: 'Objective',
    },
  ];
};

/** Returns the entries for the lines and signs of a step. */
const deedEntries = (palette: Palette): Entry[] => {
  const arrow = (kind: MapMoveKind, words: string): Entry => ({
    draw: (x, y) =>
      drawArrow(
        [
          { x: x + 1, y: y + 10 },
          { x: x + 28, y: y + 10 },
        ],
        kind,
        palette.soft,
        palette,
      ),
    words,
  });
  return [
    arrow('advance', 'Advance'),
    arrow('rush', 'Rush'),
    arrow('charge', 'Charge'),
    arrow('follow', 'Other move'),
    {
      draw: (x, y) => drawShot({ x: x + 2, y: y + 10 }, { x: x + 17, y: y + 10 }, palette.soft, palette),
      words: 'Shooting',
    },
    { draw: (x, y) => drawBlades({ x: x + 14, y: y + 10 }, palette, 0.8), words: 'Melee' },
    { draw: (x, y) => drawCross(x + 14, y + 10, 5, palette.soft, palette), words: 'Casualty' },
    {
      draw: (x, y) => drawTag({ x: x + 14, y: y + 10, text: '−2', filled: true, zoom: 0.9 }, palette),
      words: 'Models lost',
    },
    {
      draw: (x, y) => drawTag({ x: x + 14, y: y + 10, text: '2', filled: false, zoom: 0.9 }, palette),
      words: 'Wounds',
    },
  ];
};

/** Returns a scale bar of twelve inches. */
export const drawScaleBar = (x: number, y: number, palette: Palette): string => {
  const inch = 100 * SCALE;
  const blocks = [0, 1, 2, 3, 6, 9].map((at, i) => {
    const next = [1, 2, 3, 6, 9, 12][i];
    return svgElement('rect', {
      x: x + at * inch,
      y,
      width: (next - at) * inch,
      height: 5,
      fill: i % 2 === 0 ? palette.ink : palette.paper,
      stroke: palette.ink,
      'stroke-width': 0.8,
    });
  });
  const figures = [0, 3, 6, 9, 12].map((at) =>
    label(x + at * inch, y + 18, `${at}″`, { 'text-anchor': 'middle', 'font-size': SIZE, fill: palette.soft }),
  );
  return blocks.join('') + figures.join('');
};
