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

/** Talks with a person: at a terminal, on a page, or wherever they read and answer. */
export interface Prompt {
  say: (line?: string) => void;
  /** Asks until the answer can be read. */
  read: <T>(question: string, parse: (text: string) => T | undefined, hint: string) => Promise<T>;
  /** One of several. */
  choose: <T>(question: string, choices: readonly Choice<T>[]) => Promise<T>;
  /** So many of several, or as the computer likes; all of them in an order where their number is that of the choices. */
  several: <T>(
    question: string,
    choices: readonly Choice<T>[],
    count: number,
    hint: string,
  ) => Promise<readonly T[] | 'auto'>;
}

/** Whether a choice leaves the decision to the computer. */
export const isAuto = ({ label, value }: Choice<unknown>): boolean => value === 'auto' || label.startsWith('auto');

/** Asks about one thing after the other. */
export const inTurn = <T, A>(things: readonly T[], ask: (thing: T) => Promise<A>): Promise<A[]> =>
  things.reduce<Promise<A[]>>(async (before, thing) => [...(await before), await ask(thing)], Promise.resolve([]));

/** Reads `34, 18.5` as a place in inches. */
export const parseSpot = (text: string): { x: number; y: number } | undefined => {
  const match = /^(\d+(?:\.\d+)?)"?\s*[,; ]\s*(\d+(?:\.\d+)?)"?$/.exec(text);
  return match ? { x: Math.round(Number(match[1]) * 100), y: Math.round(Number(match[2]) * 100) } : undefined;
};

/** Reads `3 5 5 1` or `3551` as the faces of so many dice. */
export const parseFaces = (text: string, count: number): number[] | undefined => {
  const faces = text.replace(/[\s,;.]/g, '');
  return faces.length === count && /^[1-6]*$/.test(faces) ? Array.from(faces, Number) : undefined;
};
