import { expect } from 'vitest';

/** Expects that every element is closed in the right order, and that there are no invalid numbers or texts. */
export const expectSound = (svg: string): void => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
};

/** Returns the content of a layer of a picture, by its name. */
export const layer = (svg: string, name: string): string => {
  const start = svg.indexOf(`<g id="muster-${name}"`);
  if (start < 0) return '';
  let depth = 0;
  for (const match of svg.slice(start).matchAll(/<g[ >]|<\/g>/g)) {
    depth += match[0] === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(start, start + match.index);
  }
  return '';
};
