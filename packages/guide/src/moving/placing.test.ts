import type { Question } from '@muster/engine';
import { scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { mayShift, shiftToward } from './placing.ts';

const squad: TestUnit = { id: 'squad', at: [20, 20], models: 3 };
const stage = (spec: Partial<TestScene> = {}) => {
  const s = scene({ units: [squad, { id: 'foe', side: 1, at: [20, 44] }], ...spec });
  const unit = s.unit('squad');
  const models = [0, 1, 2].map((n) => s.model('squad', n));
  const asked: Extract<Question, { kind: 'shift' }> = {
    kind: 'shift',
    side: 0,
    unit,
    rule: 'Bounding',
    way: 'placed',
    models,
    reach: 400,
  };
  return { s, asked };
};

describe('a reposition of a whole unit', () => {
  test('goes the full distance toward a point that is far', () => {
    const { s, asked } = stage();
    expect(shiftToward(s.battle, asked, 2000, 4000).map(({ path }) => path)).toEqual([
      [2000, 2400],
      [2125, 2400],
      [2250, 2400],
    ]);
  });

  test('goes to a point that is near', () => {
    const { s, asked } = stage();
    expect(shiftToward(s.battle, asked, 2103, 2000)[0].path).toEqual([2103, 2000]);
  });

  test('does not end in walls or other units', () => {
    const wall = [{ rect: [0, 21, 72, 48] as const, types: ['impassable'] as const }];
    const { s, asked } = stage({ terrain: wall });
    const moves = shiftToward(s.battle, asked, 2000, 4000);
    expect(moves.length === 0 || mayShift(s.battle, asked, moves)).toBe(true);
    expect(moves.every(({ path }) => path[1] <= 2050)).toBe(true);
  });
});
