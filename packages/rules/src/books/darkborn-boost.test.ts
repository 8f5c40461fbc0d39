import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { darkborn, darkbornBoost } from './index.ts';

describe.each(gamesWith(darkbornBoost))('in $name', ({ scene }) => {
  /** Whether a gun with a range of 24" reaches a foe so many inches away. */
  const reaches = (own: TestRule[], theirs: TestRule[], away: number, range = 24): boolean => {
    const gun = { id: 'gun', at: [10, 10] as const, rules: own, weapons: [{ range }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 11 + away], rules: theirs }], dice: '1' });
    return codeOf(s.activate('gun', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] })) !== 'out-of-range';
  };

  /** Whether a unit may charge a foe so many inches away. */
  const charges = (own: TestRule[], theirs: TestRule[], away: number): boolean => {
    const foe = { id: 'foe', side: 1, at: [10, 11 + away] as const, rules: theirs };
    const s = scene({ units: [{ id: 'charger', at: [10, 10], rules: own, weapons: [{}] }, foe], dice: '1' });
    return codeOf(s.charge('charger', 'foe')) === 'done';
  };

  test('a 24" gun reaches 16", and none less than 6"', () => {
    expect(reaches([], [darkborn, darkbornBoost], 16)).toBe(true);
    expect(reaches([], [darkborn, darkbornBoost], 16.01)).toBe(false);
    expect(reaches([], [darkborn, darkbornBoost], 6, 8)).toBe(true);
  });

  test('a charge reaches 8"', () => {
    expect(charges([], [darkborn, darkbornBoost], 8)).toBe(true);
    expect(charges([], [darkborn, darkbornBoost], 8.01)).toBe(false);
  });

  test('nothing without Darkborn', () => {
    expect(reaches([], [darkbornBoost], 24)).toBe(true);
    expect(charges([], [darkbornBoost], 12)).toBe(true);
  });
});
