import { battleName, type Frame } from '@muster/engine';
import type { Reel } from '../reel.ts';
import { layoutFor } from './layout.ts';
import type { Look } from './look.ts';
import { storyRows, tableLines } from './screen.ts';

/** Returns a frame as lines to print below each other, for files, pipes and scrolling. */
export const frameText = (reel: Reel, frame: Frame, columns: number, look: Look): string[] => {
  const layout = layoutFor(reel.plan, columns, PLAIN_ROWS, !look.fine);
  return [
    look.paint.dim(ruler(`${battleName(reel.plan)}, step ${frame.step}`, layout.columns, look.fine)),
    ...tableLines(reel, frame, layout, look),
    ...storyRows(reel, frame, false, layout.columns, look),
    '',
  ].map((line) => line.trimEnd());
};

/** The rows of a printed frame: more than a small screen has. */
const PLAIN_ROWS = 32;

const ruler = (words: string, width: number, fine: boolean): string =>
  `${fine ? '──' : '--'} ${words} `.padEnd(width, fine ? '─' : '-').slice(0, width);
