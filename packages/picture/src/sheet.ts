import type { Table } from '@muster/engine';
import { type Caption, drawCaptions } from './captions.ts';
import { drawLegend, drawScaleBar } from './legend.ts';
import { rim } from './models.ts';
import type { Palette } from './palette.ts';
import { drawRosterRow, type RosterRow } from './roster.ts';
import { cutText, svgElement, escapeText, fixed, group, label, px, textWidth } from './svg.ts';
import { terrainPatterns } from './terrain-patterns.ts';

/** Space around the map, and above it for the title. */
const MARGIN = 34;
const HEADER = 74;
const NARROWEST = 960;

/** The contents of a sheet. */
export interface Content {
  title: string;
  subtitle: string;
  map: string;
  /** The captions of activations. */
  captions: readonly Caption[];
  roster: readonly RosterRow[];
  withUnits: boolean;
  withDeeds: boolean;
}

/** Returns the sheet: title and score, the map in its frame, the armies, the legend and the scale. */
export const drawSheet = (table: Table, palette: Palette, content: Content): string => {
  const mapWidth = px(table.width);
  const mapHeight = px(table.depth);
  const width = Math.max(NARROWEST, mapWidth + 2 * MARGIN);
  const inner = width - 2 * MARGIN;
  const mapX = (width - mapWidth) / 2;
  const captions = drawCaptions(content.captions, inner, columnsFor(content.captions.length, inner), palette);
  const captionsY = HEADER + mapHeight + 32;
  const belowMap = captionsY - 2 + captions.height + (captions.height > 0 ? 10 : 0);
  const rosterHeight = content.roster.length * 22;
  const legendY = belowMap + rosterHeight + (rosterHeight > 0 ? 18 : 6);
  const legend = drawLegend(table.terrain, content, inner, palette);
  const scaleY = legendY + legend.height + 14;
  const height = scaleY + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fixed(width)}" height="${fixed(height)}" viewBox="0 0 ${fixed(width)} ${fixed(height)}" role="img" font-family="'Inter', 'DejaVu Sans', sans-serif">`,
    svgElement('title', {}, escapeText(`${content.title} · ${content.subtitle}`)),
    terrainPatterns(palette),
    svgElement(
      'clipPath',
      { id: 'muster-map-clip' },
      svgElement('rect', { x: 0, y: 0, width: mapWidth, height: mapHeight }),
    ),
    svgElement('rect', { x: 0, y: 0, width, height, fill: palette.page }),
    drawHeader(content, inner, palette),
    svgElement(
      'g',
      { transform: `translate(${fixed(mapX)} ${HEADER})` },
      svgElement('rect', { x: 0, y: 0, width: mapWidth, height: mapHeight, fill: palette.ground }),
      svgElement('g', { 'clip-path': 'url(#muster-map-clip)' }, content.map),
      drawFrame(mapWidth, mapHeight, palette),
    ),
    group({ transform: `translate(${MARGIN} ${fixed(captionsY)})` }, captions.svg),
    group(
      { transform: `translate(${MARGIN} ${fixed(belowMap)})` },
      ...content.roster.map((row, i) => drawRosterRow(row, i * 22, inner, palette)),
    ),
    group({ transform: `translate(${MARGIN} ${fixed(legendY)})` }, legend.svg),
    drawScaleBar(MARGIN, scaleY, palette),
    '</svg>',
    '',
  ].join('\n');
};

/** The approximate width of a column of captions. */
const CAPTION = 420;

const columnsFor = (captions: number, width: number): number =>
  Math.max(1, Math.min(Math.ceil(captions / 2), Math.floor(width / CAPTION)));

const drawHeader = ({ title, subtitle, roster }: Content, inner: number, palette: Palette): string => {
  let right = MARGIN + inner;
  const widthOf = (words: string, held: number): number => 66 + textWidth(words, 14) + textWidth(`${held}`, 20);
  // The names of many sides would leave no room for the title; they are also below the map.
  const isNamed = roster.length < 3 || roster.reduce((sum, row) => sum + widthOf(row.name, row.held), 0) < inner * 0.75;
  const chips = [...roster].reverse().map((row) => {
    const text = `${row.held}`;
    const words = isNamed ? row.name : '';
    right -= widthOf(words, row.held);
    const colour = palette.sides[row.side % palette.sides.length];
    return (
      svgElement('circle', { cx: right + 12, cy: 40, r: 10, fill: palette.bodies[row.side % palette.bodies.length] }) +
      rim(row.side, right + 12, 40, 10, colour) +
      label(right + 28, 45, words, { 'font-size': 14, 'font-weight': 600, fill: palette.ink }) +
      label(right + 38 + textWidth(words, 14), 47, text, { 'font-size': 20, 'font-weight': 700, fill: colour })
    );
  });
  const room = right - MARGIN - 20;
  return group(
    {},
    label(MARGIN, 38, cutText(title, 20, room), { 'font-size': 20, 'font-weight': 700, fill: palette.ink }),
    label(MARGIN, 58, cutText(subtitle, 14, room), { 'font-size': 14, fill: palette.soft }),
    ...chips.reverse(),
  );
};

/** Returns the border of the map with a tick every 6 inches and a number every 12. */
const drawFrame = (width: number, height: number, palette: Palette): string => {
  const ticks: string[] = [];
  const figures: string[] = [];
  const text = { 'font-size': 12, fill: palette.soft } as const;
  const step = px(600);
  for (let i = 0; i * step <= width; i++) {
    const x = fixed(i * step);
    ticks.push(`M${x} ${fixed(height)}v${i % 2 === 0 ? 7 : 4}`);
    if (i % 2 === 0) figures.push(label(i * step, height + 19, `${i * 6}″`, { ...text, 'text-anchor': 'middle' }));
  }
  for (let i = 0; i * step <= height; i++) {
    ticks.push(`M0 ${fixed(i * step)}h-${i % 2 === 0 ? 7 : 4}`);
    if (i % 2 === 0 && i > 0) figures.push(label(-9, i * step + 4, `${i * 6}″`, { ...text, 'text-anchor': 'end' }));
  }
  return (
    svgElement('rect', { x: 0, y: 0, width, height, fill: 'none', stroke: palette.ink, 'stroke-width': 1.5 }) +
    svgElement('path', { d: ticks.join(''), stroke: palette.line, 'stroke-width': 1.2, fill: 'none' }) +
    figures.join('')
  );
};
