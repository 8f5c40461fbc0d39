import { bar } from './bars.ts';
import { shorten } from './text-table.ts';

/** A line that shows how far long work has come; only where somebody watches. */
export interface Progress {
  /** How much is done, from 0 to 1, and a few words about it. */
  to: (share: number, words?: string) => void;
  /** Takes the line away again. */
  end: () => void;
}

const WIDTH = 30;
/** The width of a terminal that does not say how wide it is. */
const USUAL = 80;
/** Drawn at most so often, in milliseconds; work that is done sooner shows nothing at all. */
const PAUSE = 100;

/** Shows progress beside the result, on the error stream of a terminal. */
export const showProgress = (what: string): Progress => {
  const { stderr, env } = process;
  if (!stderr.isTTY || env.TERM === 'dumb') return { to: () => {}, end: () => {} };
  let last = Date.now();
  let drawn = 0;
  return {
    to: (share, words) => {
      const now = Date.now();
      if (now - last < PAUSE) return;
      last = now;
      const more = words === undefined ? '' : ` · ${words}`;
      const whole = `${what} ${bar(share, WIDTH).padEnd(WIDTH, '·')} ${Math.floor(share * 100)} %${more}`;
      // A line that is broken cannot be drawn over.
      const line = shorten(whole, (stderr.columns || USUAL) - 1);
      stderr.write(`\r${line.padEnd(drawn)}`);
      drawn = line.length;
    },
    end: () => {
      if (drawn > 0) stderr.write(`\r${' '.repeat(drawn)}\r`);
    },
  };
};
