import { fsyncSync } from 'node:fs';

/** The disk, which keeps what was written only when it is told to wait for that. */
export const disk = {
  /** Returns when everything that was written to an open file would outlive a power cut. */
  keep: (open: number): void => fsyncSync(open),
};
