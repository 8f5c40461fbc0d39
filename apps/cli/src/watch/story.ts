import type { StoryLine } from '@muster/engine';
import { paintLine } from '../colours.ts';
import { wrapText } from '../text-table.ts';
import type { WatchStyle } from './look.ts';

/** Returns the log of a step in lines of at most `width` letters, with highlighted reasons. */
export const storyText = (lines: readonly StoryLine[], width: number, { paint }: WatchStyle): string[] =>
  lines.flatMap((line) => {
    const indent = line.tone === 'act' ? 2 : 2 * line.depth;
    const words = line.tone === 'thought' ? `Why: ${line.text}` : line.text;
    return wrapText(words, width - indent).map((text, i) => {
      const margin = ' '.repeat(indent);
      if (line.tone === 'thought') return margin + paint.good(text);
      if (line.tone === 'heading') return paint.bold(line.side === undefined ? text : paint.side(line.side, text));
      if (i > 0 && line.tone === 'act') return margin + paint.side(line.side ?? 0, text);
      return paintLine({ ...line, text }, paint);
    });
  });

/** Returns the lines that fit, from a first line; the last row counts the rest. */
export const windowOf = (
  lines: readonly string[],
  from: number,
  rows: number,
  { paint, fine }: WatchStyle,
): string[] => {
  if (lines.length <= rows) return [...lines];
  const start = Math.min(from, lines.length - rows);
  const more = lines.length - start - rows;
  if (more === 0) return lines.slice(start);
  const sign = fine ? '↓' : 'down';
  return [...lines.slice(start, start + rows - 1), paint.dim(`  ${sign} ${more + 1} more lines`)];
};
