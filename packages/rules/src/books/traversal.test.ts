import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traversal } from './index.ts';

describe.each(gamesWith(traversal))('in $name', ({ scene }) => {
  const go = (rules: readonly (typeof traversal)[], side: number, far: number): string => {
    const s = scene({
      units: [
        { id: 'ghost', at: [10, 10], rules },
        { id: 'crowd', side, at: [12, 10] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
    });
    return codeOf(s.activate('ghost', 'advance', { moves: s.shift('ghost', far, 0) }));
  };

  test.each([
    ['friends', 0],
    ['enemies', 1],
  ])('passes through %s and ends 1" beyond', (_, side) => {
    expect(go([traversal], side, 4)).toBe('done');
    expect(go([traversal], side, 3.99)).toBe('within-1in');
    expect(go([], side, 4)).toBe('path-blocked');
  });

  test('walls still stop it', () => {
    const s = scene({
      units: [{ id: 'ghost', at: [10, 10], rules: [traversal] }],
      terrain: [{ rect: [12, 8, 13, 12], types: ['impassable'] }],
    });
    expect(codeOf(s.activate('ghost', 'advance', { moves: s.shift('ghost', 5, 0) }))).toBe('impassable');
  });
});
