import { Dice, type Polygon, rectangle } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { naturalOutline, placeOutline } from './outline.ts';
import { boundsOf, polygonGap, gapToPoint, isSimplePolygon, polygonsOverlap, turnedAround } from './shape.ts';

const square = rectangle(0, 0, 100, 100);
const corner: Polygon = [0, 0, 300, 0, 300, 100, 100, 100, 100, 300, 0, 300];

describe('gaps', () => {
  test('between borders, rounded down', () => {
    expect(polygonGap(square, rectangle(400, 0, 500, 100))).toBe(300);
    expect(polygonGap(square, rectangle(400, 500, 500, 600))).toBe(500);
    expect(polygonGap(square, rectangle(101, 101, 200, 200))).toBe(1);
  });

  test('are zero for polygons that touch, overlap or contain each other', () => {
    expect(polygonGap(square, rectangle(100, 50, 200, 90))).toBe(0);
    expect(polygonGap(square, rectangle(50, 50, 200, 200))).toBe(0);
    expect(polygonGap(square, rectangle(-50, 40, 150, 60))).toBe(0);
    expect(polygonGap(square, rectangle(10, 10, 20, 20))).toBe(0);
    expect(polygonGap(rectangle(10, 10, 20, 20), square)).toBe(0);
  });

  test('of a point', () => {
    expect(gapToPoint(50, 50, square)).toBe(0);
    expect(gapToPoint(103, 104, square)).toBe(5);
  });
});

describe('overlap', () => {
  const cases: [name: string, a: Polygon, b: Polygon, overlap: boolean][] = [
    ['crossing', square, rectangle(50, 50, 150, 150), true],
    ['side by side', square, rectangle(100, 0, 200, 100), false],
    ['corner to corner', square, rectangle(100, 100, 200, 200), false],
    ['half a side shared', square, rectangle(100, 50, 200, 150), false],
    ['the same', square, square, true],
    ['the same, from another corner and the other way around', square, [100, 100, 100, 0, 0, 0, 0, 100], true],
    ['within', square, rectangle(10, 10, 90, 90), true],
    ['within and along a side', square, rectangle(0, 20, 50, 60), true],
    ['half of it', square, rectangle(0, 0, 50, 100), true],
    ['corners on the sides', square, [50, 0, 100, 50, 50, 100, 0, 50], true],
    ['a cross of two bars', rectangle(0, 40, 100, 60), rectangle(40, 0, 60, 100), true],
    ['in the notch', corner, rectangle(100, 100, 300, 300), false],
    ['through the notch', corner, rectangle(50, 50, 300, 300), true],
    ['boxes overlap, pieces do not', corner, rectangle(150, 150, 250, 250), false],
  ];
  test.each(cases)('%s', (_, a, b, overlap) => {
    expect(polygonsOverlap(a, b)).toBe(overlap);
    expect(polygonsOverlap(b, a)).toBe(overlap);
  });

  test('agrees with the gap for natural pieces', () => {
    const dice = new Dice('overlap');
    for (let i = 0; i < 300; i++) {
      const [a, b] = [0, 1].map(() =>
        placeOutline(
          naturalOutline(dice, 6 + dice.below(5)),
          { x: dice.below(1500), y: dice.below(1500) },
          { width: 300 + dice.below(700), depth: 300 + dice.below(700) },
          dice.below(360),
        ),
      );
      if (polygonGap(a, b) > 0) expect(polygonsOverlap(a, b)).toBe(false);
      else expect(polygonsOverlap(a, b)).toBe(true);
    }
  });
});

describe('simple polygons', () => {
  const cases: [name: string, polygon: Polygon, simple: boolean][] = [
    ['a triangle', [0, 0, 100, 0, 0, 100], true],
    ['a corner', corner, true],
    ['two corners', [0, 0, 100, 0], false],
    ['no corners', [], false],
    ['a line', [0, 0, 100, 0, 200, 0], false],
    ['a bow tie', [0, 0, 100, 100, 100, 0, 0, 100], false],
    ['a lopsided bow tie', [0, 0, 100, 100, 100, 0, 0, 70], false],
    ['a spike', [0, 0, 100, 0, 100, 100, 100, 200, 100, 100, 0, 100], false],
    ['a corner said twice', [0, 0, 100, 0, 100, 0, 100, 100], false],
    ['touching itself in a corner', [0, 0, 200, 0, 100, 100, 200, 200, 0, 200, 100, 100], false],
    ['a corner on its own side', [0, 0, 200, 0, 200, 200, 100, 0, 0, 200], false],
  ];
  test.each(cases)('%s', (_, polygon, simple) => {
    expect(isSimplePolygon(polygon)).toBe(simple);
  });
});

test('turned around twice is the same', () => {
  expect(turnedAround([0, 0, 200, 0, 0, 100], 7200, 4800)).toEqual([7200, 4800, 7000, 4800, 7200, 4700]);
  expect(turnedAround(turnedAround(corner, 7201, 4801), 7201, 4801)).toEqual(corner);
});

test('bounds', () => {
  expect(boundsOf(corner)).toEqual({ minX: 0, minY: 0, maxX: 300, maxY: 300 });
});
