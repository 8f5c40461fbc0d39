/** The width of an unknown screen. */
const USUAL = 80;
const NARROWEST = 40;

/** Returns the width of lines: that of the terminal, up to a maximum. */
export const lineWidth = (most: number): number => Math.max(NARROWEST, Math.min(most, process.stdout.columns ?? USUAL));

/** Wraps a text into lines of at most `width` letters. */
export const wrapText = (text: string, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(' ').flatMap((whole) => chop(whole, width))) {
    const last = lines[lines.length - 1];
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Splits a word into pieces that fit. */
const chop = (word: string, width: number): string[] => {
  const pieces = [word.slice(0, width)];
  for (let at = width; at < word.length; at += width) pieces.push(word.slice(at, at + width));
  return pieces;
};

/** A space at which lines are not broken. */
export const TIE = '\u00a0';

/** Wraps a text into indented lines; lines after the first are indented by `more`. */
export const wrapIndented = (text: string, width: number, more = '  '): string[] =>
  wrapText(text, width - INDENT.length - more.length).map((line, i) =>
    `${INDENT}${i === 0 ? '' : more}${line}`.replaceAll(TIE, ' '),
  );

const INDENT = '  ';

/** Shortens a text to at most `most` letters, ending in an ellipsis. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
