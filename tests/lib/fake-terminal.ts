import { EventEmitter } from 'node:events';
import type { KeyInput, ScreenOutput, Signals, TerminalListeners } from '../../apps/cli/src/watch/terminal.ts';

/** A terminal that records what is written to it. */
export class FakeTerminal {
  written = '';
  raw = false;
  paused = false;
  typed = '';
  resized = 0;
  exitCode: number | undefined;
  readonly input: KeyInput & EventEmitter;
  readonly output: ScreenOutput & EventEmitter;
  readonly signals: Signals & EventEmitter;
  readonly ears: TerminalListeners = {
    sent: (text) => {
      this.typed += text;
    },
    resized: () => {
      this.resized++;
    },
  };

  constructor({ keyboard = true, columns = 80, rows = 24 } = {}) {
    this.input = Object.assign(new EventEmitter(), {
      isTTY: keyboard,
      setRawMode: (raw: boolean) => {
        this.raw = raw;
      },
      resume: () => {
        this.paused = false;
      },
      pause: () => {
        this.paused = true;
      },
    });
    this.output = Object.assign(new EventEmitter(), {
      columns,
      rows,
      write: (text: string) => {
        this.written += text;
      },
    });
    this.signals = Object.assign(new EventEmitter(), {
      exit: (code: number) => {
        this.exitCode = code;
      },
    });
  }

  /** Presses keys. */
  press(sent: string): void {
    this.input.emit('data', sent);
  }

  /** Changes its size. */
  resize(columns: number, rows: number): void {
    Object.assign(this.output, { columns, rows });
    this.output.emit('resize');
  }

  /** Returns the lines that were drawn last. */
  get screen(): string[] {
    const last = this.written.split('\u001b[?2026h').at(-1) ?? '';
    return last.replace('\u001b[H', '').split('\u001b[K\r\n');
  }
}
