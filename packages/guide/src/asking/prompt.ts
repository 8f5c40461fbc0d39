import { CHOICES } from './question-texts.ts';

/** A choice with its label. */
export interface PromptChoice<T> {
  label: string;
  value: T;
}

/** The choice between yes and no. */
export const YES_NO: readonly PromptChoice<boolean>[] = [
  { label: CHOICES.yes, value: true },
  { label: CHOICES.no, value: false },
];

/** Asks a person, at a terminal or on a page. */
export interface Prompt {
  say: (line?: string) => void;
  /** Repeats the question until the answer can be parsed. */
  read: <T>(question: string, parse: (text: string) => T | undefined, hint: string) => Promise<T>;
  /** Asks for one of several choices. */
  choose: <T>(question: string, choices: readonly PromptChoice<T>[]) => Promise<T>;
  /** Asks for `count` of several choices, or `auto`; if `count` is the number of choices, for all of them in an order. */
  several: <T>(
    question: string,
    choices: readonly PromptChoice<T>[],
    count: number,
    hint: string,
  ) => Promise<readonly T[] | 'auto'>;
}

/** Whether a choice leaves the decision to the computer. */
export const isAuto = ({ label, value }: PromptChoice<unknown>): boolean =>
  value === 'auto' || label.startsWith('auto');

/** Asks about several things, one after another. */
export const askEach = <T, A>(things: readonly T[], ask: (thing: T) => Promise<A>): Promise<A[]> =>
  things.reduce<Promise<A[]>>(async (before, thing) => [...(await before), await ask(thing)], Promise.resolve([]));

/** Parses `34, 18.5` as a place in inches. */
export const parseSpot = (text: string): { x: number; y: number } | undefined => {
  const match = /^(\d+(?:\.\d+)?)"?\s*[,; ]\s*(\d+(?:\.\d+)?)"?$/.exec(text);
  return match ? { x: Math.round(Number(match[1]) * 100), y: Math.round(Number(match[2]) * 100) } : undefined;
};

/** Parses `3 5 5 1` or `3551` as the faces of `count` dice. */
export const parseFaces = (text: string, count: number): number[] | undefined => {
  const faces = text.replace(/[\s,;.]/g, '');
  return faces.length === count && /^[1-6]*$/.test(faces) ? Array.from(faces, Number) : undefined;
};
