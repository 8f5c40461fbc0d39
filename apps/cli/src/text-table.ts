/** Where nobody says how wide the screen is. */
const USUAL = 80;
const NARROWEST = 40;

/** How wide lines may be: as wide as the terminal, up to so many letters. */
export const lineWidth = (most: number): number => Math.max(NARROWEST, Math.min(most, process.stdout.columns ?? USUAL));

/** Breaks a text into lines of at most so many letters. */
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

/** A word in pieces that fit. */
const chop = (word: string, width: number): string[] => {
  const pieces = [word.slice(0, width)];
  for (let at = width; at < word.length; at += width) pieces.push(word.slice(at, at + width));
  return pieces;
};

/** A space that holds two words together. */
export const TIE = '\u00a0';

/** The same, with every line set in, and those after the first more so, if one likes. */
export const wrapIndented = (text: string, width: number, more = '  '): string[] =>
  wrapText(text, width - INDENT.length - more.length).map((line, i) =>
    `${INDENT}${i === 0 ? '' : more}${line}`.replaceAll(TIE, ' '),
  );

const INDENT = '  ';

/** A text of at most so many letters, with a sign where something was left out. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
