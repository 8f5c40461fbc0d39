import { describe, expect, test } from 'vitest';
import { STYLE } from '../cards/style.ts';
import { LEDGER_STYLE } from './ledger-style.ts';

type Triple = readonly [number, number, number];

/** A colour of the screen by day (0), of the screen by night (1) or of paper (2), as light. */
const lightOf = (style: string, name: string, theme: number): Triple => {
  const found = [...style.matchAll(new RegExp(`--${name}: #([0-9a-f]{6});`, 'g'))][theme][1];
  const channel = (at: number): number => {
    const share = Number.parseInt(found.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
};

const sidesOf = (theme: number): Triple[] =>
  Array.from({ length: 8 }, (_, side) => lightOf(LEDGER_STYLE, `s${side}`, theme));

const through = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (one: Triple, other: Triple): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What eyes see that lack one kind of cone (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as far from others as it looks (Oklab). */
const looks = (eyes: readonly Triple[], colour: Triple): Triple => {
  const seen = through(eyes, colour).map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  ).map((part) => Math.cbrt(part)) as unknown as Triple;
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
};

const nearest = (colours: readonly Triple[]): number =>
  Math.min(
    ...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => Math.hypot(...one.map((x, k) => x - other[k])))),
  );

describe.each([
  ['by day', 0],
  ['by night', 1],
])('the colours of eight armies %s', (_, theme) => {
  test.each(['paper', 'panel'])('stand out from the %s', (ground) => {
    const under = lightOf(STYLE, ground, theme);
    for (const side of sidesOf(theme)) expect(contrast(side, under)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(EYES))('are told apart with eyes of %s', (kind) => {
    const seen = sidesOf(theme).map((side) => looks(EYES[kind], side));
    expect(nearest(seen)).toBeGreaterThan(0.07);
    // Those with whole lines, and those with dashes.
    expect(nearest(seen.slice(0, 4))).toBeGreaterThan(0.1);
    expect(nearest(seen.slice(4))).toBeGreaterThan(0.1);
  });
});

test('four armies have solid lines and four have dashed lines, even on paper', () => {
  const dashed = Array.from({ length: 8 }, (_, side) =>
    LEDGER_STYLE.includes(`.side-${side} { border-left: 3px dashed`),
  );
  expect(dashed).toEqual([false, false, false, false, true, true, true, true]);
});
