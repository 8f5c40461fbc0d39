import type { Paint } from '../colours.ts';

/** Thrown when a person leaves or the input ends. */
export class LeftTheTable extends Error {}

/** Something to choose. */
export interface Choice<T> {
  label: string;
  value: T;
}

/** Yes or no. */
export const YES_NO: readonly Choice<boolean>[] = [
  { label: 'yes', value: true },
  { label: 'no', value: false },
];

/** Talks with a person at a terminal. */
export interface Prompt {
  say: (line?: string) => void;
  /** Asks until the answer can be read. */
  read: <T>(question: string, parse: (text: string) => T | undefined, hint: string) => Promise<T>;
  /** One of several, by its number. */
  choose: <T>(question: string, choices: readonly Choice<T>[]) => Promise<T>;
}

/** Words that a person may say at any time, and what they do; `true` when they were understood. */
export type Aside = (word: string) => Promise<boolean> | boolean;

/** Makes a prompt over lines of input. */
export const makePrompt = (
  lines: AsyncIterator<string>,
  say: (line?: string) => void,
  write: (text: string) => void,
  paint: Paint,
  aside: Aside,
  asides = 'map, undo, help, quit',
): Prompt => {
  const next = async (): Promise<string> => {
    for (;;) {
      write('> ');
      // oxlint-disable-next-line no-await-in-loop
      const { value, done } = await lines.next();
      if (done) throw new LeftTheTable();
      const text = value.trim();
      // oxlint-disable-next-line no-await-in-loop
      if (!(await aside(text.toLowerCase()))) return text;
    }
  };
  const read = async <T>(question: string, parse: (text: string) => T | undefined, hint: string): Promise<T> => {
    say(paint.bold(question));
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const value = parse(await next());
      if (value !== undefined) return value;
      say(hint);
    }
  };
  return {
    say,
    read,
    choose: async (question, choices) => {
      const list = choices.map(({ label }, i) => `  ${String(i + 1).padStart(2)}  ${label}`);
      const pick = (text: string): number | undefined => {
        const at = text === 'auto' ? choices.findIndex(isAuto) : /^\d+$/.test(text) ? Number(text) - 1 : -1;
        return at >= 0 && at < choices.length ? at : undefined;
      };
      say();
      const hint = `Type a number from 1 to ${choices.length}; or ${asides}.`;
      return choices[await read([question, ...list].join('\n'), pick, hint)].value;
    },
  };
};

/** Whether a choice leaves the decision to the computer. */
const isAuto = ({ label, value }: Choice<unknown>): boolean => value === 'auto' || label.startsWith('auto');

/** Asks about one thing after the other. */
export const inTurn = <T, A>(things: readonly T[], ask: (thing: T) => Promise<A>): Promise<A[]> =>
  things.reduce<Promise<A[]>>(async (before, thing) => [...(await before), await ask(thing)], Promise.resolve([]));

/** Reads `34, 18.5` as a place in inches. */
export const parseSpot = (text: string): { x: number; y: number } | undefined => {
  const match = /^(\d+(?:\.\d+)?)"?\s*[,; ]\s*(\d+(?:\.\d+)?)"?$/.exec(text);
  return match ? { x: Math.round(Number(match[1]) * 100), y: Math.round(Number(match[2]) * 100) } : undefined;
};
