import type { BattlePlan } from '@muster/engine';
import { drawBadge, type MapActivation } from './map-activation.ts';
import type { Palette } from './palette.ts';
import { cutText, label, wrapWords } from './svg.ts';

/** The caption of one activation. */
export interface Caption {
  /** Its number on the map; absent if it is the only one. */
  number?: number;
  side: number;
  text: string;
  why?: string;
}

/** Returns the captions of the activations of a picture. */
export const captionsOf = (plan: BattlePlan, episodes: readonly MapActivation[]): Caption[] =>
  episodes.map(({ deeds, text, why }, i) => ({
    ...(episodes.length > 1 ? { number: i + 1 } : {}),
    side: deeds.unit >= 0 ? plan.units[deeds.unit].side : 0,
    text,
    why,
  }));

/** Line heights and font sizes: the action is larger than the reason. */
const LINE = 18;
const SIZE = 14;
const WHY_LINE = 15;
const WHY_SIZE = 12;
const GAP = 5;
/** The width of the number. */
const INDENT = 28;

/** The most lines of a reason. */
const MOST_LINES = 3;

/** A drawing with its height. */
export interface Drawn {
  svg: string;
  height: number;
}

/** Returns captions drawn in so many columns, filled one after the other. */
export const drawCaptions = (captions: readonly Caption[], width: number, columns: number, palette: Palette): Drawn => {
  const column = width / columns;
  const blocks = captions.map((caption) => captionLines(caption, column - INDENT - 20));
  const total = blocks.reduce((sum, { height }) => sum + height, 0);
  let [x, y, deepest] = [0, 0, 0];
  const drawn = blocks.map((block) => {
    // The columns are about equally long; the last one takes the rest.
    const isLast = x + column >= width;
    if (!isLast && y > 0 && y + block.height / 2 > total / columns) [x, y] = [x + column, 0];
    const svg = drawCaption(block, x, y, palette);
    y += block.height;
    deepest = Math.max(deepest, y);
    return svg;
  });
  return { svg: drawn.join(''), height: deepest };
};

interface CaptionBlock extends Caption {
  reasons: readonly string[];
  height: number;
}

const captionLines = (caption: Caption, width: number): CaptionBlock => {
  const reasons = caption.why === undefined ? [] : wrapWords(caption.why, WHY_SIZE, width, MOST_LINES);
  const text = cutText(caption.text, SIZE, width);
  return { ...caption, text, reasons, height: LINE + reasons.length * WHY_LINE + GAP };
};

const drawCaption = (block: CaptionBlock, x: number, y: number, palette: Palette): string => {
  const { number, side, text, reasons } = block;
  const figure = number === undefined ? '' : `${number}`;
  return (
    drawBadge({ x: x + 11, y: y + 9, text: figure, side, zoom: 1 }, palette) +
    label(x + INDENT, y + 13, text, { 'font-size': SIZE, 'font-weight': 600, fill: palette.ink }) +
    reasons
      .map((line, i) =>
        label(x + INDENT, y + LINE + 11 + i * WHY_LINE, line, { 'font-size': WHY_SIZE, fill: palette.soft }),
      )
      .join('')
  );
};
