import { createInterface, type Interface } from 'node:readline';

/** The lines that people type at this terminal; it is opened when the first is wanted. */
export interface Terminal {
  lines: AsyncIterator<string>;
  close: () => void;
}

/** Lines for several sittings one after the other, so that none gets lost in between. */
export const openTerminal = (): Terminal => {
  let input: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    lines: {
      next: () => {
        input ??= createInterface({ input: process.stdin });
        lines ??= input[Symbol.asyncIterator]();
        return lines.next();
      },
    },
    close: () => input?.close(),
  };
};
