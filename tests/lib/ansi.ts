/** Returns a coloured text without its colours. */
export const stripColours = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- colours begin with Escape
  text.replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, '');

/** One character of a coloured line with its colours. */
export interface PaintedSign {
  sign: string;
  ink?: number;
  paper?: number;
  bold: boolean;
  underlined: boolean;
}

/** Returns the characters of a coloured line, each with its colours. */
export const paintedSigns = (line: string): PaintedSign[] => {
  const signs: PaintedSign[] = [];
  let style: Omit<PaintedSign, 'sign'> = { bold: false, underlined: false };
  // oxlint-disable-next-line no-control-regex -- colours begin with Escape
  for (const [sign, codes] of line.matchAll(/\u001b\[([\d;]*)m|[\s\S]/gu)) {
    if (codes === undefined) signs.push({ sign, ...style });
    else style = styleAfter(style, codes.split(';').map(Number));
  }
  return signs;
};

const styleAfter = (before: Omit<PaintedSign, 'sign'>, codes: readonly number[]): Omit<PaintedSign, 'sign'> => {
  let style = before;
  codes.forEach((code, i) => {
    const isPart = codes[i - 1] === 5 || (code === 5 && (codes[i - 1] === 38 || codes[i - 1] === 48));
    if (isPart) return;
    if (code === 0) style = { bold: false, underlined: false };
    else if (code === 1) style = { ...style, bold: true };
    else if (code === 4) style = { ...style, underlined: true };
    else if (code === 38) style = { ...style, ink: codes[i + 2] };
    else if (code === 48) style = { ...style, paper: codes[i + 2] };
  });
  return style;
};
