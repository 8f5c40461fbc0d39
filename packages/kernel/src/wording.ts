/** Returns the noun for a number: `die` for 1, `dice` for others. */
export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** Returns a number with its noun: `1 hit`, `3 hits`, `0 hits`. */
export const counted = (n: number, one: string, many?: string): string => `${n} ${plural(n, one, many)}`;

/** Returns a number with its noun inside a sentence: `1 hit`, `3 hits`, `no hits`. */
export const countedOrNo = (n: number, one: string, many?: string): string =>
  n === 0 ? `no ${plural(n, one, many)}` : counted(n, one, many);

/** Returns words as a list inside a sentence: `a, b and c`. */
export const listText = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** Returns a text that begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns a text that begins without a capital. */
export const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Returns the name of an id: `Blinded Eye` for `blinded-eye`. */
export const titled = (id: string): string => id.split('-').map(capital).join(' ');

/** Returns a name for the middle of a sentence: "The Bellmother" becomes "the Bellmother". */
export const inSentence = (name: string): string => (name.startsWith('The ') ? uncapital(name) : name);

/** Replaces the full stop of a sentence with how to do it, if that is known. */
export const withInstruction = (sentence: string, how: string | undefined): string =>
  how === undefined ? sentence : `${sentence.replace(/\.$/, '')}${how}`;

/** How a share from 0 to 1 is written. */
export interface PercentStyle {
  /** Digits after the decimal point. */
  digits?: number;
  /** The text between the number and the percent sign. */
  gap?: string;
  /** Whether to write `<1%` and `>99%` for chances that are only nearly 0% or 100%. */
  isChance?: boolean;
}

/** Returns a share from 0 to 1 in percent: `63%`. */
export const percent = (share: number, { digits = 0, gap = '', isChance = false }: PercentStyle = {}): string => {
  const written = (value: number): string => `${value.toFixed(digits)}${gap}%`;
  if (!isChance || (share > 0 && share < 1 && !isRounded(share, digits))) return written(100 * share);
  if (share <= 0) return `0${gap}%`;
  if (share >= 1) return `100${gap}%`;
  const step = 1 / 10 ** digits;
  return share < 0.5 ? `<${gap}${written(step)}` : `>${gap}${written(100 - step)}`;
};

/** Whether a chance would be rounded to 0% or 100%. */
const isRounded = (share: number, digits: number): boolean => {
  const shown = Number((100 * share).toFixed(digits));
  return shown === 0 || shown === 100;
};
