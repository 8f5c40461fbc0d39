import { type Palette, TERRAIN_LOOKS } from './palette.ts';
import { svgElement } from './svg.ts';

/** Looks without these patterns: masses need none, and lava has embers instead of dots. */
const HATCHED = TERRAIN_LOOKS.filter((look) => look !== 'mass' && look !== 'rock' && look !== 'barricade');
const DOTTED = HATCHED.filter((look) => look !== 'lava');

/** Returns the patterns that show what terrain does without colour: hatch, dots, waves, furrows, stones, tufts. */
export const terrainPatterns = ({ terrain }: Palette): string =>
  svgElement(
    'defs',
    {},
    ...HATCHED.map((look) =>
      pattern(`hatch-${look}`, 9, 9, strokes('M0 0V9', terrain[look].mark, 1.3, 0.75), 'rotate(45)'),
    ),
    ...DOTTED.map((look) => pattern(`dots-${look}`, 15, 15, dots(1.5, terrain[look].edge))),
    ...(['water', 'deep'] as const).map((look) =>
      pattern(`waves-${look}`, 30, 15, strokes('M2 4q4 -4 8 0t8 0M17 11.5q4 -4 8 0', terrain[look].mark, 1.2)),
    ),
    pattern('furrows', 12, 12, strokes('M0 3H12M0 9H12', terrain.field.mark, 1.1, 0.8)),
    pattern('stones', 22, 20, stones(terrain.rubble.mark)),
    pattern('tufts', 26, 22, strokes(TUFTS, terrain.swamp.mark, 1.2)),
    pattern('embers', 15, 15, dots(2.1, terrain.lava.mark)),
  );

const TUFTS = 'M5 8l1 -5M7 8V2.5M9 8l-1 -5M18 19l1 -5M20 19V13.5M22 19l-1 -5';

const pattern = (id: string, width: number, height: number, inside: string, turn?: string): string =>
  svgElement(
    'pattern',
    { id: `muster-${id}`, width, height, patternUnits: 'userSpaceOnUse', patternTransform: turn },
    inside,
  );

const strokes = (d: string, colour: string, width: number, opacity = 1): string =>
  svgElement('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  });

const dots = (r: number, colour: string): string =>
  [3.5, 11].map((at) => svgElement('circle', { cx: at, cy: at, r, fill: colour })).join('');

const stones = (colour: string): string =>
  svgElement('path', {
    d: 'M2 8l4 -4l4 3l-3 3zM13 15l3 -5l4 4l-2 3zM13 4l3 -2l2 3z',
    fill: colour,
    'fill-opacity': 0.8,
  });
