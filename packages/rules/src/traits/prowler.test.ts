import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitProwler } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], models: 2, weaponsOf: { 0: [{ range: 24 }], 1: [] } };

describe.each(gamesWith(traitProwler))('in $name', ({ scene, volley }) => {
  const shoot = (gap: number, dice: string, target: Partial<TestUnit> = { rules: [traitProwler] }): number => {
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 11 + gap], ...target }], dice });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0].hits;
  };

  test('is hit on a 5 from over 12" away', () => {
    expect([shoot(12.01, '4'), shoot(12, '4 | 6')]).toEqual([0, 1]);
    expect(shoot(12.01, '4 | 6', {})).toBe(1);
  });

  test('the unit counts, not the one who shoots', () => {
    // The gun stands over 12" away, its mate within 12".
    const s = scene({
      units: [
        { ...gun, spacing: 0 },
        { id: 'foe', side: 1, at: [12.5, 22.8], rules: [traitProwler] },
      ],
      dice: '4 | 6',
    });
    s.fire('gun', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('does not help a squad that it joined, nor in melee', () => {
    expect(shoot(12.01, '4 | 6', { models: 3, hero: { rules: [traitProwler] } })).toBe(1);
    expect(volley({ melee: true, target: { models: 1, rules: [traitProwler] }, dice: '4 | 6' })).toMatchObject({
      hits: 1,
    });
  });
});
