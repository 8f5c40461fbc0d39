import { InvalidArgumentError } from 'commander';

/** Collects the values of a repeatable option. */
export const collectValues = (value: string, earlier: readonly string[] = []): string[] => [...earlier, value];

/** Splits a text at its commas. */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns a parser for a whole number within bounds. */
export const wholeBetween =
  (low: number, high: number) =>
  (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= low && value <= high) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${low} to ${high}.`);
  };

/** Parses a size in inches, such as 72x48. */
export const sizeInInches = (text: string): { width: number; depth: number } => {
  const match = /^(\d{1,3})\s*[x×]\s*(\d{1,3})$/i.exec(text.trim());
  const [width, depth] = [Number(match?.[1]), Number(match?.[2])];
  if (match && width >= 24 && depth >= 24 && width <= 240 && depth <= 240) return { width, depth };
  throw new InvalidArgumentError('It must be a size in inches such as 72x48, each side from 24 to 240.');
};
