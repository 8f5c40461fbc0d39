import { DIRECTIONS } from '@muster/kernel';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { checkPlacement, deployRule } from '../legal/deploy.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { gridAround, placeAt, placeNear } from './place.ts';

const squad: TestUnit = { id: 'squad', at: [0, 0], models: 10 };
const foe: TestUnit = { id: 'foe', side: 1, at: [36, 40] };

describe('a block of models', () => {
  test('is in rows, close together and apart', () => {
    const s = scene({ units: [{ ...squad, models: 5 }, foe] });
    expect(gridAround(s.battle, [0, 1, 2, 3, 4], 1000, 500, 3).map(({ x, y }) => [x, y])).toEqual([
      [880, 500],
      [1000, 500],
      [1120, 500],
      [880, 620],
      [1000, 620],
    ]);
  });

  test('finds the first anchor where it is legal', () => {
    const s = scene({ units: [squad, foe], terrain: [{ rect: [0, 0, 20, 12], types: ['impassable'] }] });
    const rule = deployRule(s.battle, 0, 'deployment');
    const spots = placeAt(
      s.battle,
      0,
      [
        [1000, 300],
        [4000, 300],
        [5000, 300],
      ],
      rule,
    );
    expect(spots).toHaveLength(10);
    expect(checkPlacement(s.battle, 0, spots ?? [], rule)).toBeUndefined();
    expect(Math.min(...(spots ?? []).map(({ x }) => x))).toBeGreaterThan(3000);
  });

  test('or returns that there is none', () => {
    const s = scene({ units: [squad, foe], terrain: [{ rect: [0, 0, 72, 12], types: ['impassable'] }] });
    expect(
      placeAt(
        s.battle,
        0,
        [
          [1000, 300],
          [4000, 300],
        ],
        deployRule(s.battle, 0, 'deployment'),
      ),
    ).toBeUndefined();
  });
});

describe('next to a wreck', () => {
  const truck: TestUnit = { id: 'truck', at: [20, 20], radius: 1 };

  test('as a block where it fits, within exit range', () => {
    const s = scene({ units: [truck, { ...squad, models: 6, inside: 'truck' }, foe] });
    s.battle.unitIn[1] = -1;
    const spots = placeNear(s.battle, 1, 0);
    expect(spots).toHaveLength(6);
    expect(checkPlacement(s.battle, 1, spots, { near: 0 })).toBeUndefined();
  });

  test('model by model in a narrow place, leaving out those without a spot', () => {
    // A lane of 1.2" through rock: room for a file.
    const s = scene({
      units: [truck, { ...squad, models: 20, inside: 'truck' }, foe],
      terrain: [
        { rect: [0, 0, 40, 19.4], types: ['impassable'] },
        { rect: [0, 20.6, 40, 40], types: ['impassable'] },
      ],
    });
    s.battle.unitIn[1] = -1;
    s.battle.unitFlags[0] |= UNIT_FLAG.destroyed;
    const before = s.battle.block.slice();
    const spots = placeNear(s.battle, 1, 0);
    expect(spots.length).toBeGreaterThan(3);
    expect(spots.length).toBeLessThan(14);
    for (const { x, y } of spots) {
      expect(Math.abs(y - 2000)).toBeLessThanOrEqual(10);
      expect(Math.hypot(x - 2000, y - 2000)).toBeLessThanOrEqual(650);
    }
    expect(s.battle.block).toEqual(before);
  });
});

test('directions are as long as each other and go all around', () => {
  expect(DIRECTIONS).toHaveLength(24);
  for (const [dx, dy] of DIRECTIONS) expect(Math.abs(Math.hypot(dx, dy) - 1000)).toBeLessThan(1);
  expect(DIRECTIONS.reduce((sum, [dx, dy]) => sum + dx + dy, 0)).toBe(0);
});
