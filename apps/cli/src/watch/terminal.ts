/** The input that keys are read from. */
export interface KeyInput {
  isTTY?: boolean;
  setRawMode?: (raw: boolean) => unknown;
  resume: () => unknown;
  pause: () => unknown;
  on: (event: 'data', listener: (sent: Buffer | string) => void) => unknown;
  off: (event: 'data', listener: (sent: Buffer | string) => void) => unknown;
}

/** The output that screens are drawn on. */
export interface ScreenOutput {
  columns?: number;
  rows?: number;
  write: (text: string) => unknown;
  on: (event: 'resize', listener: () => void) => unknown;
  off: (event: 'resize', listener: () => void) => unknown;
}

/** The signals that may end the process. */
export interface Signals {
  on: (event: string, listener: () => void) => unknown;
  off: (event: string, listener: () => void) => unknown;
  exit: (code: number) => unknown;
}

/** A terminal that shows screens until it is restored. */
export interface WatchTerminal {
  readonly columns: number;
  readonly rows: number;
  /** Whether keys can be read. */
  readonly listens: boolean;
  draw: (lines: readonly string[]) => void;
  close: () => void;
}

/** The listeners of a terminal. */
export interface TerminalListeners {
  sent: (text: string) => void;
  resized: () => void;
}

/** Switches to the alternate screen, hides the cursor and turns line wrapping off. */
const OPEN = '\u001b[?1049h\u001b[?25l\u001b[?7l';
const CLOSE = '\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l';

/** Synchronised output: terminals that support it draw the whole screen at once. */
const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

/** Signals that end a process, with their numbers. */
const ENDING = [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const;

/** Takes a terminal over and restores it however the process ends. */
export const takeOverTerminal = (
  input: KeyInput,
  output: ScreenOutput,
  signals: Signals,
  ears: TerminalListeners,
): WatchTerminal => {
  const listens = input.isTTY === true && input.setRawMode !== undefined;
  const hear = (sent: Buffer | string): void => ears.sent(String(sent));
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    output.off('resize', ears.resized);
    for (const [signal, stop] of stops) signals.off(signal, stop);
    signals.off('exit', close);
    if (listens) {
      input.off('data', hear);
      input.setRawMode?.(false);
      input.pause();
    }
    output.write(CLOSE);
  };
  const stops = ENDING.map(([signal, number]) => {
    const stop = (): void => {
      close();
      signals.exit(128 + number);
    };
    return [signal, stop] as const;
  });
  output.write(OPEN);
  output.on('resize', ears.resized);
  for (const [signal, stop] of stops) signals.on(signal, stop);
  signals.on('exit', close);
  if (listens) {
    input.setRawMode?.(true);
    input.on('data', hear);
    input.resume();
  }
  return {
    get columns() {
      return output.columns ?? 80;
    },
    get rows() {
      return output.rows ?? 24;
    },
    listens,
    draw: (lines) => {
      // Overwrite instead of clearing, to avoid flicker.
      if (isOpen) output.write(`${BEGIN}\u001b[H${lines.join('\u001b[K\r\n')}\u001b[K\u001b[J${END}`);
    },
    close,
  };
};
