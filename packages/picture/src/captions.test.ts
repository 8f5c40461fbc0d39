import { expect, test } from 'vitest';
import { drawCaptions } from './captions.ts';
import { paletteFor } from './palette.ts';

test('captions stay in their columns, however long one of them is', () => {
  const long = 'shoots at those over there and hopes for the best, again and again, as long as there is anyone left';
  const captions = Array.from({ length: 12 }, (_, i) => ({ side: 0, text: 'Holds', why: i === 6 ? long : undefined }));
  const { svg } = drawCaptions(captions, 600, 2, paletteFor(undefined));
  const lefts = [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(lefts.length).toBeGreaterThan(11);
  expect(Math.max(...lefts)).toBeLessThan(600);
  expect(new Set(lefts.map((x) => Math.floor(x / 300)))).toEqual(new Set([0, 1]));
});
