import type { StoryLine } from '@muster/engine';

/** Functions that colour text, or leave it unchanged. */
export interface Paint {
  bold: (text: string) => string;
  dim: (text: string) => string;
  bad: (text: string) => string;
  good: (text: string) => string;
  /** In the colour of a side. */
  side: (side: number, text: string) => string;
}

const plain = (text: string): string => text;

/** No colours: pipes, files, NO_COLOR. */
export const PLAIN: Paint = { bold: plain, dim: plain, bad: plain, good: plain, side: (_side, text) => text };

/** Blue, vermilion, green and purple of the 256 colours: safe for colour-blind people. */
const SIDE_CODES = [32, 166, 36, 175];

const wrap = (open: string, close: string) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;

const COLOURED: Paint = {
  bold: wrap('1', '22'),
  dim: wrap('2', '22'),
  bad: wrap('38;5;167', '39'),
  good: wrap('38;5;178', '39'),
  side: (side, text) => wrap(`38;5;${SIDE_CODES[side % SIDE_CODES.length]}`, '39')(text),
};

/** Returns colours for a terminal and none elsewhere, unless NO_COLOR or FORCE_COLOR is set. */
export const paintFor = (stream: { isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Paint => {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return PLAIN;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return COLOURED;
  return stream.isTTY === true && env.TERM !== 'dumb' ? COLOURED : PLAIN;
};

/** Returns the colours of this terminal. */
export const paint = (): Paint => paintFor(process.stdout, process.env);

/** Returns a log line as it is printed: headings with space above, details indented. */
export const paintLine = (
  { text, depth, tone, side }: StoryLine,
  { bold, dim, bad, good, side: sided }: Paint,
): string => {
  const indent = '  '.repeat(depth);
  const own = (words: string): string => (side === undefined ? words : sided(side, words));
  switch (tone) {
    case 'heading':
      return `\n${bold(own(text))}`;
    case 'act':
      return `${own('▸')} ${own(text)}`;
    case 'thought':
      return indent + dim(own(`Why: ${text}`));
    case 'dice':
      return indent + dim(text);
    case 'loss':
      return indent + bad(text);
    case 'gain':
      return indent + good(text);
    default:
      return indent + text;
  }
};
