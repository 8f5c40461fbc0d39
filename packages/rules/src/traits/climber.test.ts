import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitClimber } from './index.ts';

const goat: TestUnit = { id: 'goat', at: [10, 10], rules: [traitClimber] };

describe.each(gamesWith(traitClimber, { wounds: 'marks' }))('in $name', ({ scene }) => {
  test('is not slowed by difficult terrain', () => {
    const rush = (rules: TestUnit['rules'], inches: number): string => {
      const terrain = [{ rect: [12, 0, 16, 20] as const, types: ['difficult'] as const }];
      const s = scene({ units: [{ ...goat, rules }], terrain });
      return codeOf(s.activate('goat', 'rush', { moves: s.shift('goat', inches, 0) }));
    };
    expect([rush([traitClimber], 12), rush([], 6.01)]).toEqual(['done', 'difficult-limit']);
  });
});

describe.each(gamesWith(traitClimber, { wounds: 'effects' }))('in $name', ({ scene }) => {
  test('jumps on 2s', () => {
    const leap = (rules: TestUnit['rules'], dice: string): boolean => {
      const terrain = [{ rect: [12, 0, 16, 20] as const, gap: true }];
      const s = scene({
        units: [
          { ...goat, rules },
          { id: 'foe', side: 1, at: [40, 10] },
        ],
        terrain,
        dice,
      });
      s.activate('goat', 'rush', { moves: s.shift('goat', 10, 0) });
      expect(s.dice.left).toBe(0);
      return s.told('jumped')[0].passed;
    };
    // Four inches wide: two dice. A model that fails takes a hit at the bottom.
    expect([leap([traitClimber], '2 2'), leap([], '2 3 | 6')]).toEqual([true, false]);
  });

  test('is slowed by difficult terrain as others are', () => {
    const terrain = [{ rect: [12, 0, 16, 20] as const, types: ['difficult'] as const }];
    const s = scene({ units: [goat], terrain });
    expect(codeOf(s.activate('goat', 'rush', { moves: s.shift('goat', 6.01, 0) }))).toBe('difficult-limit');
  });
});
