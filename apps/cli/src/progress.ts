import { bar } from './bars.ts';

/** A line that shows how far long work has come; only where somebody watches. */
export interface Progress {
  to: (share: number) => void;
  /** Takes the line away again. */
  end: () => void;
}

const WIDTH = 30;
/** Drawn at most so often, in milliseconds; work that is done sooner shows nothing at all. */
const PAUSE = 100;

/** Shows progress beside the result, on the error stream of a terminal. */
export const showProgress = (what: string): Progress => {
  const { stderr, env } = process;
  if (!stderr.isTTY || env.TERM === 'dumb') return { to: () => {}, end: () => {} };
  let last = Date.now();
  let drawn = 0;
  return {
    to: (share) => {
      const now = Date.now();
      if (now - last < PAUSE) return;
      last = now;
      const line = `${what} ${bar(share, WIDTH).padEnd(WIDTH, '·')} ${Math.floor(share * 100)} %`;
      drawn = line.length;
      stderr.write(`\r${line}`);
    },
    end: () => {
      if (drawn > 0) stderr.write(`\r${' '.repeat(drawn)}\r`);
    },
  };
};
