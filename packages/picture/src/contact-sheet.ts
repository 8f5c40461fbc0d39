import { battleName, type Battle, type BattlePlan } from '@muster/engine';
import { type Caption, captionsOf, drawCaptions } from './captions.ts';
import type { MapActivation } from './map-activation.ts';
import { drawForces, drawZones } from './forces.ts';
import { rim } from './models.ts';
import { objectiveMarks } from './objectives.ts';
import { type Palette, paletteFor } from './palette.ts';
import { cutText, svgElement, escapeText, fixed, group, label, px, textWidth } from './svg.ts';
import { drawTerrain } from './terrain.ts';
import { terrainPatterns } from './terrain-patterns.ts';

/** One moment of a battle: its state, and the activations before it. */
export interface BattleMoment {
  battle: Battle;
  title: string;
  episodes: readonly MapActivation[];
}

/** The options of a contact sheet. */
export interface ContactOptions {
  title?: string;
  dark?: boolean;
}

/** The small maps of one battle and what they share; names are as large as text when a map is `width` wide. */
export interface SmallMaps {
  width: number;
  height: number;
  /** SVG to write once before the maps. */
  shared: string;
  maps: readonly string[];
  captions: readonly (readonly Caption[])[];
  palette: Palette;
}

/** The approximate width of a small map, and the limits of its scale. */
const MAP_WIDTH = 640;
const SMALLEST = 0.4;
const LARGEST = 0.75;

/** Returns small maps of the moments of a battle, each an `svg` element; the ground is drawn once for all. */
export const smallMaps = (plan: BattlePlan, moments: readonly BattleMoment[], dark = false): SmallMaps => {
  const palette = paletteFor(plan.table.name, dark);
  const [full, deep] = [px(plan.table.width), px(plan.table.depth)];
  const scale = Math.max(SMALLEST, Math.min(LARGEST, MAP_WIDTH / full));
  const last = moments.at(-1);
  const ground =
    svgElement('rect', { width: full, height: deep, fill: palette.ground }) +
    (last ? drawZones(plan, last.battle, palette) : '') +
    drawTerrain(plan.table.terrain, palette);
  const maps = moments.map(({ battle, episodes }) =>
    svgElement(
      'svg',
      { width: full * scale, height: deep * scale, viewBox: `0 0 ${fixed(full)} ${fixed(deep)}` },
      svgElement('use', { href: '#muster-ground' }),
      withoutIds(drawForces(plan, battle, { ranges: [], episodes, zoom: 1 / scale }, palette)),
    ),
  );
  return {
    width: full * scale,
    height: deep * scale,
    shared:
      terrainPatterns(palette) + svgElement('defs', {}, svgElement('g', { id: 'muster-ground' }, withoutIds(ground))),
    maps,
    captions: moments.map(({ episodes }) => captionsOf(plan, episodes)),
    palette,
  };
};

/** Removes the ids of layers, which must be unique on a page. */
const withoutIds = (svg: string): string => svg.replaceAll(/ id="muster-[a-z]+"/g, '');

const MARGIN = 34;
const HEADER = 66;
const GAP = 28;
/** The title of a map above it, and the space below it. */
const HEAD = 30;

/** Returns all moments of a battle on one sheet, in rows, each with its captions below. */
export const contactSheet = (
  plan: BattlePlan,
  moments: readonly BattleMoment[],
  options: ContactOptions = {},
): string => {
  const { width, height, shared, maps, captions, palette } = smallMaps(plan, moments, options.dark);
  const across = columnsFor(moments.length);
  const below = captions.map((list) => drawCaptions(list, width, list.length > TWO_COLUMNS ? 2 : 1, palette));
  let y = HEADER;
  const rows: string[] = [];
  for (let first = 0; first < moments.length; first += across) {
    const cells = moments.slice(first, first + across).map((moment, i) => {
      const x = MARGIN + i * (width + GAP);
      return (
        drawHead(moment, x, y, width, palette) +
        svgElement('g', { transform: `translate(${fixed(x)} ${fixed(y + HEAD)})` }, maps[first + i]) +
        svgElement('rect', { x, y: y + HEAD, width, height, fill: 'none', stroke: palette.ink, 'stroke-width': 1.2 }) +
        group({ transform: `translate(${fixed(x)} ${fixed(y + HEAD + height + 12)})` }, below[first + i].svg)
      );
    });
    rows.push(...cells);
    const deepest = Math.max(...below.slice(first, first + across).map((drawn) => drawn.height));
    y += HEAD + height + 12 + deepest + GAP;
  }
  const wide = 2 * MARGIN + across * width + (across - 1) * GAP;
  const title = options.title ?? battleName(plan);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fixed(wide)}" height="${fixed(y)}" viewBox="0 0 ${fixed(wide)} ${fixed(y)}" role="img" font-family="'Inter', 'DejaVu Sans', sans-serif">`,
    svgElement('title', {}, escapeText(title)),
    shared,
    svgElement('rect', { x: 0, y: 0, width: wide, height: y, fill: palette.page }),
    label(MARGIN, 42, cutText(title, 28, wide - 2 * MARGIN), {
      'font-size': 28,
      'font-weight': 700,
      fill: palette.ink,
    }),
    ...rows,
    '</svg>',
    '',
  ].join('\n');
};

/** More captions than these are in two columns. */
const TWO_COLUMNS = 3;

/** Returns the number of maps per row: two for few moments, three for many. */
const columnsFor = (moments: number): number => (moments > 8 ? 3 : Math.min(2, moments));

/** Returns the title of a map, and how many objectives each side holds. */
const drawHead = ({ battle, title }: BattleMoment, x: number, y: number, width: number, palette: Palette): string => {
  const markers = objectiveMarks(battle);
  let right = x + width;
  const held = [...battle.plan.sides].reverse().map(({ index }) => {
    const text = `${markers.filter(({ owner }) => owner === index).length}`;
    const colour = palette.sides[index % palette.sides.length];
    right -= 30 + textWidth(text, 16);
    return (
      svgElement('circle', { cx: right + 8, cy: y + 15, r: 7, fill: palette.bodies[index % palette.bodies.length] }) +
      rim(index, right + 8, y + 15, 7, colour) +
      label(right + 20, y + 21, text, { 'font-size': 16, 'font-weight': 700, fill: colour })
    );
  });
  return (
    label(x, y + 20, cutText(title, 16, right - x - 10), { 'font-size': 16, 'font-weight': 700, fill: palette.ink }) +
    held.join('')
  );
};
