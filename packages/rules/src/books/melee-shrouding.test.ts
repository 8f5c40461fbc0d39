import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { meleeShrouding } from './index.ts';

describe.each(gamesWith(meleeShrouding))('in $name', ({ scene }) => {
  /** Whether a unit may charge a foe so many inches away. */
  const charges = (own: TestRule[], theirs: TestRule[], away: number): boolean => {
    const foe = { id: 'foe', side: 1, at: [10, 11 + away] as const, rules: theirs };
    const s = scene({ units: [{ id: 'charger', at: [10, 10], rules: own, weapons: [{}] }, foe], dice: '1' });
    return codeOf(s.charge('charger', 'foe')) === 'done';
  };

  test('a charge of 12" reaches 9"', () => {
    expect(charges([], [meleeShrouding], 9)).toBe(true);
    expect(charges([], [meleeShrouding], 9.01)).toBe(false);
  });

  test('other targets are 12" away at the most', () => {
    expect(charges([meleeShrouding], [], 12)).toBe(true);
    expect(charges([], [], 12.01)).toBe(false);
  });
});
