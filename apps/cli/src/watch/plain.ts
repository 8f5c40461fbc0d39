import { battleName, type StepFrame } from '@muster/engine';
import type { BattlePlayback } from '../battle-playback.ts';
import { screenLayoutFor } from './layout.ts';
import type { WatchStyle } from './look.ts';
import { storyRows, tableLines } from './screen.ts';

/** Returns a frame as lines to print below each other, for files, pipes and scrolling. */
export const frameText = (reel: BattlePlayback, frame: StepFrame, columns: number, look: WatchStyle): string[] => {
  const layout = screenLayoutFor(reel.plan, columns, PLAIN_ROWS, !look.fine);
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
