/** The noun for so many: `die` for 1, `dice` for others. */
export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** A number with its noun: `1 hit`, `3 hits`, `0 hits`. */
export const counted = (n: number, one: string, many?: string): string => `${n} ${plural(n, one, many)}`;

/** A number with its noun inside a sentence: `1 hit`, `3 hits`, `no hits`. */
export const countedOrNo = (n: number, one: string, many?: string): string =>
  n === 0 ? `no ${plural(n, one, many)}` : counted(n, one, many);

/** Words joined as people do: `a, b and c`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** A text that begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text that begins without a capital. */
export const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The name behind an id: `blinded-eye` is Blinded Eye. */
export const titled = (id: string): string => id.split('-').map(capital).join(' ');

/** A name inside a sentence: "The Bellmother" becomes "the Bellmother". */
export const inSentence = (name: string): string => (name.startsWith('The ') ? uncapital(name) : name);

/** Puts how to do something in the place of the full stop of a sentence, where there is something to do. */
export const withHow = (sentence: string, how: string | undefined): string =>
  how === undefined ? sentence : `${sentence.replace(/\.$/, '')}${how}`;

/** How a share of 1 is written. */
export interface PercentStyle {
  /** Digits after the point. */
  digits?: number;
  /** What is between the number and its sign. */
  gap?: string;
  /** Write `<1%` and `>99%` for what is only nearly 0% or 100%. */
  isChance?: boolean;
}

/** A share of 1 in percent: `63%`. */
export const percent = (share: number, { digits = 0, gap = '', isChance = false }: PercentStyle = {}): string => {
  const written = (value: number): string => `${value.toFixed(digits)}${gap}%`;
  if (!isChance || (share > 0 && share < 1 && !isRounded(share, digits))) return written(100 * share);
  if (share <= 0) return `0${gap}%`;
  if (share >= 1) return `100${gap}%`;
  const step = 1 / 10 ** digits;
  return share < 0.5 ? `<${gap}${written(step)}` : `>${gap}${written(100 - step)}`;
};

/** Whether a chance would read as 0% or 100%. */
const isRounded = (share: number, digits: number): boolean => {
  const shown = Number((100 * share).toFixed(digits));
  return shown === 0 || shown === 100;
};
