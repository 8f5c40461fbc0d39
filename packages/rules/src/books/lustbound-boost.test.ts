import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lustbound, lustboundBoost } from './index.ts';

describe.each(gamesWith(lustboundBoost))('in $name', ({ scene }) => {
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

  test('a 24" gun shoots 32"', () => {
    expect(reaches([lustbound, lustboundBoost], [], 32)).toBe(true);
    expect(reaches([lustbound, lustboundBoost], [], 32.01)).toBe(false);
  });

  test('a charge goes 16"', () => {
    expect(charges([lustbound, lustboundBoost], [], 16)).toBe(true);
    expect(charges([lustbound, lustboundBoost], [], 16.01)).toBe(false);
  });

  test('nothing without Lustbound', () => {
    expect(reaches([lustboundBoost], [], 24.01)).toBe(false);
    expect(charges([lustboundBoost], [], 12.01)).toBe(false);
  });
});
