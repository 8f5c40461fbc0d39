import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  borderNear,
  circleInsidePolygon,
  circleOverlapsPolygon,
  circlesWithin,
  cross,
  distance2,
  EIGHT_DIRECTIONS,
  fromInches,
  gapOf,
  pointInPolygon,
  pointNearSegment,
  polygonArea,
  rectangle,
  segmentLength,
  segmentsCross,
  segmentsNear,
  sweptCircleOverlapsPolygon,
  toInches,
} from './geometry.ts';

/** The same test in exact arithmetic. */
const exactlyNear = (p: number[], a: number[], b: number[], d: number): boolean => {
  const [px, py, ax, ay, bx, by, dd] = [...p, ...a, ...b, d].map(BigInt);
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = (px - ax) * dx + (py - ay) * dy;
  const gap2 = (x: bigint, y: bigint): bigint => (px - x) ** 2n + (py - y) ** 2n;
  if (along <= 0n || length2 === 0n) return gap2(ax, ay) < dd * dd;
  if (along >= length2) return gap2(bx, by) < dd * dd;
  const area = dx * (py - ay) - dy * (px - ax);
  return area * area < dd * dd * length2;
};

describe('lengths', () => {
  test('come from inches rounded to hundredths', () => {
    expect([6, 0.125, 0.004, 0.006, 1.005, 72].map(fromInches)).toEqual([600, 13, 0, 1, 100, 7200]);
    expect([600, 1, 0].map(toInches)).toEqual([6, 0.01, 0]);
  });

  test('of segments are rounded once', () => {
    expect(segmentLength(0, 0, 300, 400)).toBe(500);
    expect(segmentLength(0, 0, 1, 1)).toBe(1);
    expect(segmentLength(0, 0, 100, 100)).toBe(141);
    expect(segmentLength(5, 5, 5, 5)).toBe(0);
    expect(distance2(-3, 0, 0, -4)).toBe(25);
  });
});

describe('circles', () => {
  test('within a gap means at most that gap, exactly', () => {
    expect(circlesWithin(0, 0, 1000, 0, 100, 900)).toBe(true);
    expect(circlesWithin(0, 0, 1001, 0, 100, 900)).toBe(false);
    // 600-800-1000: the hypotenuse to the hundredth.
    expect(circlesWithin(0, 0, 600, 800, 100, 900)).toBe(true);
    expect(circlesWithin(0, 0, 600, 801, 100, 900)).toBe(false);
    expect(circlesWithin(0, 0, 0, 0, 100, 0)).toBe(true);
  });

  test('the displayed gap is rounded and never negative', () => {
    expect(gapOf(0, 0, 600, 800, 100)).toBe(900);
    expect(gapOf(0, 0, 50, 0, 100)).toBe(0);
    expect(gapOf(0, 0, 1000, 1, 100)).toBe(900);
  });
});

describe('a point near a segment', () => {
  test('closer than d, not at d', () => {
    expect(pointNearSegment(500, 100, 0, 0, 1000, 0, 100)).toBe(false);
    expect(pointNearSegment(500, 99, 0, 0, 1000, 0, 100)).toBe(true);
    expect(pointNearSegment(-100, 0, 0, 0, 1000, 0, 100)).toBe(false);
    expect(pointNearSegment(-99, 0, 0, 0, 1000, 0, 100)).toBe(true);
    expect(pointNearSegment(1060, 80, 0, 0, 1000, 0, 100)).toBe(false);
    expect(pointNearSegment(1059, 80, 0, 0, 1000, 0, 100)).toBe(true);
  });

  test('a segment without length is a point', () => {
    expect(pointNearSegment(3, 4, 0, 0, 0, 0, 5)).toBe(false);
    expect(pointNearSegment(3, 3, 0, 0, 0, 0, 5)).toBe(true);
  });

  test('with d = 0 no point is near, not even one on the segment', () => {
    expect(pointNearSegment(5, 0, 0, 0, 10, 0, 0)).toBe(false);
  });

  test('is exact everywhere on a table of 12 by 12 feet', () => {
    const at = fc.integer({ min: -200, max: 14_600 });
    fc.assert(
      fc.property(at, at, at, at, at, at, fc.integer({ min: 0, max: 1500 }), (px, py, ax, ay, bx, by, d) => {
        expect(pointNearSegment(px, py, ax, ay, bx, by, d)).toBe(exactlyNear([px, py], [ax, ay], [bx, by], d));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test('is exact at the limit: Pythagorean points', () => {
    // The line through (0, 0) and (4000, 3000) is 5 units away from (x - 3, y + 4) for its points (x, y).
    for (let k = 1; k < 999; k++) {
      const [x, y] = [4 * k, 3 * k];
      expect(pointNearSegment(x - 3, y + 4, 0, 0, 4000, 3000, 5)).toBe(false);
      expect(pointNearSegment(x - 3, y + 4, 0, 0, 4000, 3000, 6)).toBe(true);
    }
  });

  test('a far point is far where squares are no longer exact', () => {
    // The area of a triangle over a long line passes 2^26.5, its square 2^53.
    expect(pointNearSegment(5_000_000, 5_000_000, 0, 0, 10_000_000, 0, 100)).toBe(false);
    expect(pointNearSegment(3_000_000, 94_906_267, 0, 0, 10_000_000, 1, 3)).toBe(false);
    expect(pointNearSegment(5_000_000, 9, 0, 0, 10_000_000, 0, 10)).toBe(true);
  });

  test('a near point is near where squares are no longer exact', () => {
    expect(pointNearSegment(50_000, 1000, 0, 0, 100_000, 0, 2000)).toBe(true);
    expect(pointNearSegment(5_000_000, 99, 0, 0, 10_000_000, 0, 100)).toBe(true);
    expect(pointNearSegment(5_000_000, 100, 0, 0, 10_000_000, 0, 100)).toBe(false);
  });
});

describe('segments', () => {
  test('cross when each has an end on either side of the other', () => {
    expect(segmentsCross(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true);
    expect(segmentsCross(0, 0, 4, 4, 0, 10, 10, 0)).toBe(false);
  });

  test('do not cross if they touch at ends, form a T or overlap', () => {
    expect(segmentsCross(0, 0, 10, 0, 10, 0, 20, 10)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 5, 0, 5, 10)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 5, 0, 15, 0)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 0, 1, 10, 1)).toBe(false);
  });

  test('are near when they cross or an end comes closer than d', () => {
    expect(segmentsNear(0, 0, 10, 10, 0, 10, 10, 0, 1)).toBe(true);
    expect(segmentsNear(0, 0, 10, 0, 0, 5, 10, 5, 5)).toBe(false);
    expect(segmentsNear(0, 0, 10, 0, 0, 4, 10, 5, 5)).toBe(true);
    expect(segmentsNear(0, 0, 10, 0, 13, 4, 20, 4, 5)).toBe(false);
    expect(segmentsNear(0, 0, 10, 0, 13, 3, 20, 3, 5)).toBe(true);
  });

  test('the order of segments and of their ends does not matter', () => {
    const at = fc.integer({ min: 0, max: 200 });
    const four = fc.tuple(at, at, at, at);
    fc.assert(
      fc.property(four, four, fc.integer({ min: 1, max: 60 }), ([ax, ay, bx, by], [cx, cy, dx, dy], d) => {
        const near = segmentsNear(ax, ay, bx, by, cx, cy, dx, dy, d);
        expect(segmentsNear(cx, cy, dx, dy, ax, ay, bx, by, d)).toBe(near);
        expect(segmentsNear(bx, by, ax, ay, dx, dy, cx, cy, d)).toBe(near);
        expect(segmentsCross(cx, cy, dx, dy, ax, ay, bx, by)).toBe(segmentsCross(ax, ay, bx, by, cx, cy, dx, dy));
      }),
      { numRuns: 1000, seed: 2 },
    );
  });

  test('the cross product tells on which side a point is', () => {
    expect(cross(0, 0, 10, 0, 5, 1)).toBeGreaterThan(0);
    expect(cross(0, 0, 10, 0, 5, -1)).toBeLessThan(0);
    expect(cross(0, 0, 10, 0, 99, 0)).toBe(0);
  });
});

describe('polygons', () => {
  const square = rectangle(0, 0, 1000, 1000);
  /** Like a U: open to the top between x = 400 and x = 600. */
  const u = [0, 0, 1000, 0, 1000, 1000, 600, 1000, 600, 200, 400, 200, 400, 1000, 0, 1000];

  test('contain their border', () => {
    for (const [x, y] of [
      [0, 0],
      [1000, 1000],
      [500, 0],
      [0, 500],
      [1000, 1],
      [500, 500],
    ])
      expect(pointInPolygon(x, y, square)).toBe(true);
    for (const [x, y] of [
      [-1, 0],
      [1001, 500],
      [500, 1001],
      [2000, 0],
      [2000, 1000],
      [-5, 1000],
    ])
      expect(pointInPolygon(x, y, square)).toBe(false);
  });

  test('may be concave, clockwise or counterclockwise', () => {
    const backwards: number[] = [];
    for (let i = u.length - 2; i >= 0; i -= 2) backwards.push(u[i], u[i + 1]);
    for (const polygon of [u, backwards]) {
      expect(pointInPolygon(500, 100, polygon)).toBe(true);
      expect(pointInPolygon(500, 200, polygon)).toBe(true);
      expect(pointInPolygon(500, 201, polygon)).toBe(false);
      expect(pointInPolygon(500, 1000, polygon)).toBe(false);
      expect(pointInPolygon(399, 1000, polygon)).toBe(true);
      expect(polygonArea(polygon)).toBe(1_000_000 - 200 * 800);
    }
  });

  test('a ray through a corner counts once', () => {
    const diamond = [500, 0, 1000, 500, 500, 1000, 0, 500];
    expect(pointInPolygon(200, 500, diamond)).toBe(true);
    expect(pointInPolygon(-100, 500, diamond)).toBe(false);
    expect(pointInPolygon(1100, 500, diamond)).toBe(false);
    expect(pointInPolygon(-100, 0, diamond)).toBe(false);
    expect(pointInPolygon(100, 1000, diamond)).toBe(false);
  });

  test('a circle overlaps a polygon that it reaches into, not one that it touches', () => {
    expect(circleOverlapsPolygon(-50, 500, 50, square)).toBe(false);
    expect(circleOverlapsPolygon(-49, 500, 50, square)).toBe(true);
    expect(circleOverlapsPolygon(-30, -40, 50, square)).toBe(false);
    expect(circleOverlapsPolygon(-30, -39, 50, square)).toBe(true);
    expect(circleOverlapsPolygon(500, 500, 50, square)).toBe(true);
    expect(circleOverlapsPolygon(500, 500, 50, u)).toBe(false);
    expect(circleOverlapsPolygon(500, 500, 101, u)).toBe(true);
  });

  test('a circle is inside when it touches the border from within', () => {
    expect(circleInsidePolygon(50, 500, 50, square)).toBe(true);
    expect(circleInsidePolygon(49, 500, 50, square)).toBe(false);
    expect(circleInsidePolygon(500, 100, 100, u)).toBe(true);
    expect(circleInsidePolygon(500, 100, 101, u)).toBe(false);
    expect(circleInsidePolygon(-500, 100, 1, square)).toBe(false);
    expect(borderNear(500, 500, 500, square)).toBe(false);
    expect(borderNear(500, 499, 500, square)).toBe(true);
  });

  test('a moving circle overlaps the polygons it passes', () => {
    expect(sweptCircleOverlapsPolygon(-500, 500, 1500, 500, 10, square)).toBe(true);
    expect(sweptCircleOverlapsPolygon(-500, -50, 1500, -50, 50, square)).toBe(false);
    expect(sweptCircleOverlapsPolygon(-500, -49, 1500, -49, 50, square)).toBe(true);
    expect(sweptCircleOverlapsPolygon(500, 500, 500, 500, 1, square)).toBe(true);
    // Down the shaft of the U and up again: 200 wide.
    expect(sweptCircleOverlapsPolygon(500, 2000, 500, 300, 100, u)).toBe(false);
    expect(sweptCircleOverlapsPolygon(500, 2000, 500, 299, 100, u)).toBe(true);
    expect(sweptCircleOverlapsPolygon(500, 2000, 500, 300, 101, u)).toBe(true);
  });

  test('a circle that moves nowhere overlaps the same as one at rest', () => {
    const at = fc.integer({ min: -200, max: 1200 });
    fc.assert(
      fc.property(at, at, fc.integer({ min: 1, max: 200 }), (x, y, radius) => {
        expect(sweptCircleOverlapsPolygon(x, y, x, y, radius, u)).toBe(circleOverlapsPolygon(x, y, radius, u));
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test('the area of a rectangle', () => {
    expect(polygonArea(rectangle(100, 200, 400, 600))).toBe(120_000);
    expect(polygonArea([0, 0, 10, 0, 0, 10])).toBe(50);
  });
});

test('eight directions are on a circle', () => {
  expect(EIGHT_DIRECTIONS).toHaveLength(16);
  for (let i = 0; i < 16; i += 2)
    expect(Math.abs(Math.hypot(EIGHT_DIRECTIONS[i], EIGHT_DIRECTIONS[i + 1]) - 1000)).toBeLessThan(1);
});

test('a moving circle meets a polygon if an end is inside or an edge comes near', () => {
  const place = fc.integer({ min: -60, max: 60 });
  const corners = fc.array(place, { minLength: 6, maxLength: 12 }).filter(({ length }) => length % 2 === 0);
  const anyway = (ax: number, ay: number, bx: number, by: number, radius: number, polygon: number[]): boolean =>
    pointInPolygon(ax, ay, polygon) ||
    pointInPolygon(bx, by, polygon) ||
    polygon.some((x, i) => {
      const j = (i + polygon.length - 2) % polygon.length;
      return i % 2 === 0 && segmentsNear(ax, ay, bx, by, polygon[j], polygon[j + 1], x, polygon[i + 1], radius);
    });
  fc.assert(
    fc.property(
      place,
      place,
      place,
      place,
      fc.integer({ min: 0, max: 30 }),
      corners,
      (ax, ay, bx, by, radius, polygon) => {
        expect(sweptCircleOverlapsPolygon(ax, ay, bx, by, radius, polygon)).toBe(
          anyway(ax, ay, bx, by, radius, polygon),
        );
      },
    ),
    { numRuns: 3000 },
  );
});
