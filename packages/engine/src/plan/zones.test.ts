import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../rule/ruleset.ts';
import { compilePlan } from './compile.ts';
import { zonesFor } from './zones.ts';

const NONE = { name: '', units: [], spells: [] };

/** Returns the zones as minX, minY, maxX, maxY in inches. */
const boxes = (ruleset: Ruleset, sides: number, width: number, depth: number): number[][] =>
  zonesFor(
    ruleset.mission,
    ruleset,
    Array.from({ length: sides }, () => 'player'),
    { width: width * 100, depth: depth * 100, terrain: [] },
  ).map((zone) => [zone.minX, zone.minY, zone.maxX, zone.maxY].map((length) => length / 100));

describe('two sides', () => {
  test.each([gf, aof])('deploy along the long edges in $name', (ruleset) => {
    expect(boxes(ruleset, 2, 72, 48)).toEqual([
      [0, 0, 72, 12],
      [0, 36, 72, 48],
    ]);
    expect(boxes(ruleset, 2, 48, 72)).toEqual([
      [0, 0, 12, 72],
      [36, 0, 48, 72],
    ]);
  });

  test('choose from all four edges in Firefight, in opposite pairs', () => {
    const edges = boxes(gff, 2, 48, 48);
    expect(edges).toEqual([
      [0, 0, 48, 12],
      [0, 36, 48, 48],
      [0, 0, 12, 48],
      [36, 0, 48, 48],
    ]);
    const zones = compilePlan({
      ruleset: gff,
      armies: [NONE, NONE],
      table: { width: 4800, depth: 4800, terrain: [] },
    }).zones;
    expect(zones.map(({ opposite }) => opposite)).toEqual([1, 0, 3, 2]);
  });
});

describe.each([3, 4])('%i sides', (sides) => {
  test.each([gf, aof])('deploy in corners of 24" by 12" in $name, in order around the table', (ruleset) => {
    expect(boxes(ruleset, sides, 72, 48)).toEqual([
      [0, 0, 24, 12],
      [48, 0, 72, 12],
      [48, 36, 72, 48],
      [0, 36, 24, 48],
    ]);
    expect(boxes(ruleset, sides, 48, 72)).toEqual([
      [0, 0, 12, 24],
      [36, 0, 48, 24],
      [36, 48, 48, 72],
      [0, 48, 12, 72],
    ]);
  });

  test('deploy in corners of 12" by 12" in Firefight', () => {
    expect(boxes(gff, sides, 48, 48)).toEqual([
      [0, 0, 12, 12],
      [36, 0, 48, 12],
      [36, 36, 48, 48],
      [0, 36, 12, 48],
    ]);
  });

  test('never past the middle of a small table', () => {
    expect(boxes(gf, sides, 30, 20)[2]).toEqual([15, 10, 30, 20]);
  });
});

test('a battle has at most four sides', () => {
  const army = { name: 'Army', units: [], spells: [] };
  const table = { width: 7200, depth: 4800, terrain: [] };
  const compile = (sides: number) =>
    compilePlan({ ruleset: gf, armies: Array.from({ length: sides }, () => army), table });
  expect([1, 2, 3, 4].map((sides) => compile(sides).zones.length)).toEqual([2, 2, 4, 4]);
  expect(() => compile(5)).toThrow(RangeError);
});
