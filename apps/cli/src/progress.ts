import { bar } from './bars.ts';
import { shorten } from './text-table.ts';

/** A line that shows the progress of long work; only in a terminal. */
export interface Progress {
  /** Shows the share done, from 0 to 1, and a few words. */
  to: (share: number, words?: string) => void;
  /** Removes the line. */
  end: () => void;
}

const WIDTH = 30;
/** The width of an unknown terminal. */
const USUAL = 80;
/** The least time between two updates, in milliseconds; shorter work shows nothing. */
const PAUSE = 100;

/** Shows progress on standard error, if it is a terminal. */
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
      // A wrapped line could not be overwritten.
      const line = shorten(whole, (stderr.columns || USUAL) - 1);
      stderr.write(`\r${line.padEnd(drawn)}`);
      drawn = line.length;
    },
    end: () => {
      if (drawn > 0) stderr.write(`\r${' '.repeat(drawn)}\r`);
    },
  };
};
