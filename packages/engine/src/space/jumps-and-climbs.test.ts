import { gff } from '@muster/rules';
import { scenePlan, type TestScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { BattlePlan } from '../plan/plan.ts';
import { climbCost } from './ground.ts';
import { hasLedges, readJumpsAndClimbs, savedByJumps } from './jumps-and-climbs.ts';

type Terrain = NonNullable<TestScene['terrain']>[number];

const ground = (...terrain: Terrain[]): BattlePlan => scenePlan({ units: [], terrain, ruleset: gff });
const roof = (y0: number, y1: number, height: number): Terrain => ({
  rect: [0, y0, 40, y1],
  types: ['elevated'],
  height: 100 * height,
});
const gap = (y0: number, y1: number, depth?: number): Terrain => ({ rect: [0, y0, 40, y1], gap: true, depth });

/** Returns a path north along x = 10. */
const way = (from: number, to: number): number[] => [1000, 100 * from, 1000, 100 * to];

describe('jumps and climbs on a path', () => {
  test('are none on flat ground, over steps and over narrow gaps', () => {
    const plan = ground(gap(12, 13), roof(15, 17, 1), roof(19, 21, 3));
    expect(readJumpsAndClimbs(plan, way(5, 30))).toEqual({ leaps: [], rise: 300 });
  });

  test('are gaps and drops in the order of the path', () => {
    const plan = ground(gap(12, 14), roof(15, 17, 3), roof(17, 19, 5));
    expect(readJumpsAndClimbs(plan, way(5, 30))).toMatchObject({
      rise: 300,
      leaps: [
        { distance: 200, gap: 200, drop: 0, before: [1000, 1200] },
        { distance: 500, gap: 0, drop: 500, before: [1000, 1900] },
      ],
    });
    // In the other direction there is a rise of 5", and the drops are small.
    expect(readJumpsAndClimbs(plan, way(30, 5))).toMatchObject({ rise: 500, leaps: [{ gap: 200 }] });
  });

  test('have the corners before the place', () => {
    const [leap] = readJumpsAndClimbs(ground(gap(12, 14)), [500, 500, 1000, 500, 1000, 900, 1000, 1500]).leaps;
    expect(leap.before).toEqual([1000, 500, 1000, 900, 1000, 1200]);
  });

  test('save the jumped distance of the path, and no more', () => {
    const roofAndGap = ground(roof(5, 12, 4), gap(12, 14));
    // A gap of 2" and a drop of 4".
    expect(savedByJumps(roofAndGap, way(8, 16))).toBe(600);
    expect(climbCost(roofAndGap, way(8, 16))).toBe(400);
    // The climb of 3" up to the other side still counts.
    const up = ground(gap(12, 14), roof(14, 20, 3));
    expect(savedByJumps(up, way(8, 16))).toBe(200);
    expect(climbCost(up, way(8, 16))).toBe(300);
    // From roof to roof across a gap there is no climb.
    const across = ground(roof(5, 12, 4), gap(12, 14), roof(14, 20, 4));
    expect(climbCost(across, way(8, 16)) - savedByJumps(across, way(8, 16))).toBe(-200);
    expect(readJumpsAndClimbs(across, way(8, 16))).toMatchObject({ rise: 0, leaps: [{ distance: 200, drop: 0 }] });
  });

  test('include a path that ends over a gap', () => {
    expect(readJumpsAndClimbs(ground(gap(12, 14, 250)), way(8, 12.3))).toEqual({
      leaps: [],
      rise: 0,
      ending: { x: 1000, y: 1200, height: 250, floor: 0 },
    });
  });
});

test('a table has ledges with a gap, or with terrain too high to climb down', () => {
  expect(hasLedges(ground(roof(5, 12, 3)))).toBe(false);
  expect(hasLedges(ground(roof(5, 12, 3.01)))).toBe(true);
  expect(hasLedges(ground(gap(5, 6)))).toBe(true);
});
