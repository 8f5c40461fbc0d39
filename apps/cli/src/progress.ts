import { bar } from './bars.ts';

/** A line that shows how far long work has come; only where somebody watches. */
export interface Progress {
  to: (share: number) => void;
  /** Takes the line away again. */
  end: () => void;
}

const WIDTH = 30;
/** Drawn at most so often, in milliseconds. */
const PAUSE = 80;

/** Shows progress beside the result, on the error stream of a terminal. */
export const showProgress = (what: string): Progress => {
  const { stderr } = process;
  if (!stderr.isTTY) return { to: () => {}, end: () => {} };
  let last = 0;
  return {
    to: (share) => {
      const now = Date.now();
      if (now - last < PAUSE && share < 1) return;
      last = now;
      stderr.write(`\r${what} ${bar(share, WIDTH).padEnd(WIDTH, '·')} ${Math.floor(share * 100)} %`);
    },
    end: () => stderr.write(`\r${' '.repeat(what.length + WIDTH + 8)}\r`),
  };
};
