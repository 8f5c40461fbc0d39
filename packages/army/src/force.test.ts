import { describe, expect, test } from 'vitest';
import { aof, gf, gff } from '@muster/rules';
import { checkForceOrganisation, type ForceEntry, forceLimits } from './force.ts';

const squads = (count: number, cost = 100): ForceEntry[] =>
  Array.from({ length: count }, (_, i) => ({ name: `Squad ${i}`, cost, models: 5 }));
const codes = (points: number, entries: readonly ForceEntry[]): string[] =>
  checkForceOrganisation(gf, points, entries).map(({ code }) => code);

describe('the limits of a force', () => {
  test('grow with the size of the game and are rounded down', () => {
    expect(forceLimits(gf, 2000)).toEqual({ heroes: 4, copies: 3, units: 10, cost: 700 });
    expect(forceLimits(gf, 1000)).toEqual({ heroes: 2, copies: 2, units: 5, cost: 350 });
    expect(forceLimits(gf, 1999)).toEqual({ heroes: 3, copies: 2, units: 9, cost: 699 });
  });

  test('are those of the game', () => {
    expect(forceLimits(gff, 300)).toEqual({ heroes: 2, copies: 3, units: 10, models: 15, cost: 105 });
    expect(forceLimits(gff, 200)).toEqual({ heroes: 1, copies: 2, units: 6, models: 10, cost: 70 });
    expect(forceLimits(gff, 149)).toEqual({ heroes: 0, copies: 1, units: 4, models: 7, cost: 52 });
    expect(forceLimits(aof, 2000)).toEqual(forceLimits(gf, 2000));
  });

  test('are respected by a list that reaches all of them', () => {
    const heroes = Array.from({ length: 4 }, (_, i) => ({ name: `Hero ${i}`, cost: 100, hero: true }));
    expect(codes(2000, [{ name: 'Titan', cost: 700 }, ...heroes, ...squads(5, 180)])).toEqual([]);
  });

  test('allow a unique unit once, at any size', () => {
    const lord: ForceEntry = { name: 'Lord', cost: 100, rules: [{ id: 'unique' }] };
    expect(codes(2000, [lord, ...squads(2)])).toEqual([]);
    expect(checkForceOrganisation(gf, 2000, [lord, lord])).toMatchObject([
      { code: 'too-many-copies', unit: 'Lord', most: 1, have: 2 },
    ]);
    expect(codes(2000, [lord, { ...lord, name: 'Lady' }])).toEqual([]);
  });

  test('name the broken limit with the numbers', () => {
    expect(checkForceOrganisation(gf, 2000, [{ name: 'Titan', cost: 701 }])).toEqual([
      {
        code: 'unit-too-expensive',
        most: 700,
        have: 701,
        unit: 'Titan',
        message: 'Titan costs too much: 701 (limit 700 at 2000 points)',
      },
    ]);
  });

  test('name every limit that is broken', () => {
    expect(codes(1000, squads(3, 334))).toEqual(['over-points']);
    expect(
      codes(
        2000,
        Array.from({ length: 5 }, (_, i) => ({ name: `Hero ${i}`, cost: 1, hero: 1 })),
      ),
    ).toEqual(['too-many-heroes']);
    expect(
      codes(
        2000,
        Array.from({ length: 4 }, () => ({ name: 'Squad', cost: 1 })),
      ),
    ).toEqual(['too-many-copies']);
    expect(codes(2000, squads(11))).toEqual(['too-many-units']);
    expect(codes(2000, [{ name: 'Horde', cost: 60, models: 300 }])).toEqual([]);
    expect(codes(100, [{ name: 'Titan', cost: 101, hero: true }])).toEqual([
      'over-points',
      'too-many-heroes',
      'unit-too-expensive',
      'too-many-units',
    ]);
  });

  test('count models in Firefight', () => {
    const gang = { name: 'Gang', cost: 60, models: 6 };
    expect(checkForceOrganisation(gff, 200, [gang, { name: 'Crew', cost: 60, models: 5 }])).toEqual([
      {
        code: 'too-many-models',
        most: 10,
        have: 11,
        message: 'Too many models: 11 (limit 10 at 200 points)',
      },
    ]);
    expect(checkForceOrganisation(gff, 200, [gang, { name: 'Crew', cost: 60, models: 4 }])).toEqual([]);
  });

  test('count a combined unit once, at its joint cost', () => {
    const pair = { name: 'Squad', cost: 300, models: 10, combined: true };
    expect(codes(1000, [pair, { name: 'Squad', cost: 150, models: 5 }])).toEqual([]);
    expect(codes(1000, [{ ...pair, cost: 351 }])).toEqual(['unit-too-expensive']);
  });
});
