import { fsyncSync } from 'node:fs';

/** Access to the disk; tests replace it to simulate failures. */
export const disk = {
  /** Returns when everything written to an open file would survive a power cut. */
  keep: (open: number): void => fsyncSync(open),
};
