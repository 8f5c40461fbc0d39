import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rangedShrouding } from './index.ts';

describe.each(gamesWith(rangedShrouding))('in $name', ({ scene }) => {
  /** Whether a gun with a range of 24" reaches a foe so many inches away. */
  const reaches = (own: TestRule[], theirs: TestRule[], away: number, range = 24): boolean => {
    const gun = { id: 'gun', at: [10, 10] as const, rules: own, weapons: [{ range }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 11 + away], rules: theirs }], dice: '1' });
    return codeOf(s.activate('gun', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] })) !== 'out-of-range';
  };

  test('a 24" gun reaches 18"', () => {
    expect(reaches([], [rangedShrouding], 18)).toBe(true);
    expect(reaches([], [rangedShrouding], 18.01)).toBe(false);
  });

  test('no range falls below 6"', () => {
    expect(reaches([], [rangedShrouding], 6, 9)).toBe(true);
    expect(reaches([], [rangedShrouding], 6.01, 9)).toBe(false);
    expect(reaches([], [rangedShrouding], 3, 3)).toBe(true);
  });

  test('others are reached as ever', () => {
    expect(reaches([], [], 24)).toBe(true);
  });
});
