/** Pixels per hundredth of an inch: twenty to the inch. */
export const SCALE = 0.2;

/** Returns hundredths of an inch in pixels. */
export const px = (hundredths: number): number => hundredths * SCALE;

/** A point in the picture. */
export interface Point {
  x: number;
  y: number;
}

/** Returns a number as text, rounded, so that every machine writes the same. */
export const fixed = (n: number): string => String(Math.round(n * 100) / 100 || 0);

/** Returns text that is safe inside an element or attribute. */
export const escapeText = (text: string): string =>
  // Control characters are not allowed in XML at all.
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The attributes of an element; those that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns one element with its contents. */
export const svgElement = (name: string, attributes: Attributes, ...inside: string[]): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? fixed(value) : escapeText(String(value))}"`)
    .join('');
  const content = inside.filter((part) => part !== '').join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};

/** Returns a group of elements, or an empty text if it is empty. */
export const group = (attributes: Attributes, ...inside: string[]): string =>
  inside.some((part) => part !== '') ? `${svgElement('g', attributes, ...inside)}\n` : '';

/** Returns a closed path through points. */
export const closedPath = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;

/** Returns the corners of a polygon in the picture. */
export const cornersOf = (polygon: readonly number[]): Point[] => {
  const corners: Point[] = [];
  for (let i = 0; i + 1 < polygon.length; i += 2) corners.push({ x: px(polygon[i]), y: px(polygon[i + 1]) });
  return corners;
};

/** Returns a line of text. */
export const label = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  svgElement('text', { x, y, ...attributes }, escapeText(text));

/** Returns the approximate width of a text in the picture's font, too wide rather than too narrow. */
export const textWidth = (text: string, size: number): number => {
  let em = 0;
  for (const sign of text) {
    if ("iljI.,:;'|!·".includes(sign)) em += 0.28;
    else if (' ftr()[]-"/″'.includes(sign)) em += 0.38;
    else if ('mwMW—…'.includes(sign)) em += 0.9;
    else if (sign >= 'A' && sign <= 'Z') em += 0.68;
    else em += 0.6;
  }
  return em * size;
};

/** Returns a text cut to a width, with a mark where it was cut. */
export const cutText = (text: string, size: number, width: number): string => {
  if (textWidth(text, size) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

/** Returns a text in lines of a width, so many at most; the last one is cut if there is more. */
export const wrapWords = (text: string, size: number, width: number, most: number): string[] => {
  const lines: string[] = [];
  const words = text.split(' ');
  while (words.length > 0) {
    if (lines.length === most - 1) return [...lines, cutText(words.join(' '), size, width)];
    let line = words.shift() ?? '';
    while (words.length > 0 && textWidth(`${line} ${words[0]}`, size) <= width) line += ` ${words.shift()}`;
    lines.push(cutText(line, size, width));
  }
  return lines;
};
