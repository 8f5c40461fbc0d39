import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { increasedShootingRange } from './index.ts';

describe.each(gamesWith(increasedShootingRange))('in $name', ({ scene }) => {
  /** Whether a gun with a range of 24" reaches a foe so many inches away. */
  const reaches = (own: TestRule[], theirs: TestRule[], away: number, range = 24): boolean => {
    const gun = { id: 'gun', at: [10, 10] as const, rules: own, weapons: [{ range }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 11 + away], rules: theirs }], dice: '1' });
    return codeOf(s.activate('gun', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] })) !== 'out-of-range';
  };

  test('a 24" gun shoots 30"', () => {
    expect(reaches([increasedShootingRange], [], 30)).toBe(true);
    expect(reaches([increasedShootingRange], [], 30.01)).toBe(false);
  });

  test('that of others 24"', () => {
    expect(reaches([], [], 24)).toBe(true);
    expect(reaches([], [increasedShootingRange], 24.01)).toBe(false);
  });
});
