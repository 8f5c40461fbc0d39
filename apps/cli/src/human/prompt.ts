import { type PromptChoice, isAuto, type Prompt } from '@muster/guide';
import type { Paint } from '../colours.ts';

/** Thrown when a person leaves or the input ends. */
export class PlayerQuit extends Error {}

/** Handles a word that works at any prompt; returns whether it was one. */
export type PromptCommand = (word: string) => Promise<boolean> | boolean;

/** Returns a prompt that reads lines of input. */
export const makePrompt = (
  lines: AsyncIterator<string>,
  say: (line?: string) => void,
  write: (text: string) => void,
  paint: Paint,
  aside: PromptCommand,
  asides = 'map, undo, rule, help, quit',
): Prompt => {
  const next = async (): Promise<string> => {
    for (;;) {
      write('> ');
      // oxlint-disable-next-line no-await-in-loop
      const { value, done } = await lines.next();
      if (done) throw new PlayerQuit();
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
  const listed = (choices: readonly { label: string }[]): string[] =>
    choices.map(({ label }, i) => `  ${String(i + 1).padStart(2)}  ${label}`);
  return {
    say,
    read,
    several: (question, choices, count, hint) =>
      read([question, ...listed(choices)].join('\n'), (text) => pickSeveral(choices, count, text), hint),
    choose: async (question, choices) => {
      const pick = (text: string): number | undefined => {
        const at = text === 'auto' ? choices.findIndex(isAuto) : /^\d+$/.test(text) ? Number(text) - 1 : -1;
        return at >= 0 && at < choices.length ? at : undefined;
      };
      say();
      const hint = `Type a number from 1 to ${choices.length}, or one of: ${asides}.`;
      return choices[await read([question, ...listed(choices)].join('\n'), pick, hint)].value;
    },
  };
};

/** Reads `2 5` as two different choices of a list; an empty line or `auto` lets the computer choose. */
const pickSeveral = <T>(
  choices: readonly PromptChoice<T>[],
  count: number,
  text: string,
): readonly T[] | 'auto' | undefined => {
  if (text === '' || text === 'auto') return 'auto';
  const picks = text.split(/[\s,]+/).map((word) => Number(word) - 1);
  const isRight = picks.length === count && new Set(picks).size === count && picks.every((pick) => choices[pick]);
  return isRight ? picks.map((pick) => choices[pick].value) : undefined;
};
