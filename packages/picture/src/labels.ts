import { type Box, boxesOverlap } from './hull.ts';
import type { Palette } from './palette.ts';
import { svgElement, escapeText, fixed, textWidth } from './svg.ts';

/** A label that needs a place near something. */
export interface LabelWish {
  name: string;
  /** Text after the name, paler. */
  note: string;
  side: number;
  shaken: boolean;
  /** The box of what it names. */
  near: Box;
}

/** A label with its place. */
export type PlacedLabel<W extends LabelWish = LabelWish> = W & { box: Box };

const SIZE = 12;
const HEIGHT = 18;
const PADDING = 5;
const STRIPE = 4;
/** Room for the wave of a Shaken unit. */
const WAVE = 20;

/**
 * Returns a place for every label: inside the area, over no other label, over few pieces. Labels without a place are
 * left out.
 */
export const placeLabels = <W extends LabelWish>(
  wishes: readonly W[],
  area: Box,
  pieces: readonly Box[],
): PlacedLabel<W>[] => {
  const placed: PlacedLabel<W>[] = [];
  for (const wish of wishes) {
    const box = bestBox(
      wish,
      area,
      pieces,
      placed.map((other) => other.box),
    );
    if (box) placed.push({ ...wish, box });
  }
  return placed;
};

const bestBox = (wish: LabelWish, area: Box, pieces: readonly Box[], taken: readonly Box[]): Box | undefined => {
  let best: Box | undefined;
  let least = Infinity;
  for (const { box, far } of candidates(wish, area)) {
    if (far >= least || taken.some((other) => boxesOverlap(grown(box, 1), other))) continue;
    const cost = far + 22 * pieces.filter((piece) => boxesOverlap(box, piece)).length;
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
};

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns places around a box, ring after ring, each with its distance. */
const candidates = function* (wish: LabelWish, area: Box): Generator<{ box: Box; far: number }> {
  const width = widthOf(wish);
  const { near } = wish;
  const middle = { x: near.x + near.width / 2 - width / 2, y: near.y + near.height / 2 - HEIGHT / 2 };
  for (let ring = 0; ring < 24; ring++) {
    const gap = 3 + ring * 12;
    const above = near.y - HEIGHT - gap;
    const below = near.y + near.height + gap;
    const left = near.x - width - gap;
    const right = near.x + near.width + gap;
    const spots = [
      [middle.x, above],
      [middle.x, below],
      [right, middle.y],
      [left, middle.y],
      [near.x, above],
      [near.x + near.width - width, above],
      [near.x, below],
      [near.x + near.width - width, below],
      [right, above],
      [left, above],
      [right, below],
      [left, below],
    ];
    for (const [i, [x, y]] of spots.entries())
      yield { box: inside({ x, y, width, height: HEIGHT }, area), far: ring * 14 + i * 1.5 };
  }
};

const inside = (box: Box, area: Box): Box => ({
  ...box,
  x: Math.max(area.x + 2, Math.min(area.x + area.width - box.width - 2, box.x)),
  y: Math.max(area.y + 2, Math.min(area.y + area.height - box.height - 2, box.y)),
});

const widthOf = ({ name, note, shaken }: LabelWish): number =>
  STRIPE + 2 * PADDING + textWidth(name, SIZE) + (note === '' ? 0 : 5 + textWidth(note, SIZE)) + (shaken ? WAVE : 0);

/** Returns a label: a strip in the side's colour, the name, and the text after it. */
export const drawLabel = ({ name, note, side, shaken, box, near }: PlacedLabel, palette: Palette): string => {
  const colour = palette.sides[side % palette.sides.length];
  const baseline = box.y + 13;
  const start = box.x + STRIPE + PADDING;
  return (
    leader(box, near, colour) +
    svgElement('rect', {
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
      rx: 3,
      fill: palette.paper,
      'fill-opacity': 0.93,
      stroke: colour,
      'stroke-width': 1,
    }) +
    svgElement('rect', { x: box.x, y: box.y, width: STRIPE, height: box.height, rx: 1.5, fill: colour }) +
    svgElement(
      'text',
      { x: start, y: baseline, 'font-size': SIZE, fill: palette.ink },
      svgElement('tspan', { 'font-weight': 600 }, escapeText(name)),
      note === '' ? '' : svgElement('tspan', { dx: 5, fill: palette.soft }, escapeText(note)),
    ) +
    (shaken ? wave(box.x + box.width - 11, box.y + 9.5, palette.wound) : '')
  );
};

const wave = (x: number, y: number, colour: string): string =>
  svgElement('path', {
    d: `M${fixed(x - 7)} ${fixed(y)}q2.3 -5 4.7 0t4.7 0t4.6 0`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });

/** Returns a thin line from a distant label to its unit. */
const leader = (box: Box, near: Box, colour: string): string => {
  const from = {
    x: clamp(near.x + near.width / 2, box.x, box.x + box.width),
    y: clamp(near.y + near.height / 2, box.y, box.y + box.height),
  };
  const to = { x: clamp(from.x, near.x, near.x + near.width), y: clamp(from.y, near.y, near.y + near.height) };
  if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 12) return '';
  return svgElement('path', {
    d: `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`,
    stroke: colour,
    'stroke-width': 1.2,
    fill: 'none',
  });
};

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
