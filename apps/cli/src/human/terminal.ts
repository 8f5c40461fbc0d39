import { createInterface, type Interface } from 'node:readline';

/** The lines typed at this terminal; opened when the first one is read. */
export interface LineTerminal {
  lines: AsyncIterator<string>;
  close: () => void;
}

/** Opens the terminal once for several prompts in a row, so that no typed line is lost. */
export const openLineTerminal = (): LineTerminal => {
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
