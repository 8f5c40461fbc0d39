import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitDaredevil } from './index.ts';

const fool: TestUnit = { id: 'fool', at: [10, 10] };

describe.each(gamesWith(traitDaredevil))('in $name', ({ scene }) => {
  const cross = (unit: TestUnit, dice: string): number[] => {
    const terrain = [{ rect: [12, 0, 16, 20] as const, types: ['dangerous'] as const }];
    const s = scene({ units: [unit, { id: 'foe', side: 1, at: [40, 10] }], terrain, dice });
    s.activate('fool', 'rush', { moves: s.shift('fool', 12, 0) });
    expect(s.dice.left).toBe(0);
    return s.told('dangerous').map((told) => told.dice);
  };

  test('takes no test', () => {
    expect(cross({ ...fool, rules: [traitDaredevil] }, '')).toEqual([]);
    expect(cross(fool, '2')).toEqual([1]);
  });

  test('the unit that it joined takes its tests', () => {
    expect(cross({ ...fool, models: 2, hero: { rules: [traitDaredevil] } }, '2 2')).toEqual([2]);
  });
});
