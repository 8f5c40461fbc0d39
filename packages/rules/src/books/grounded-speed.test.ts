import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedSpeed } from './index.ts';

describe.each(gamesWith(groundedSpeed))('in $name', ({ scene }) => {
  // Three models in a row from x = 10, at 10, 11.25 and 12.5; bases reach half an inch to each side.
  const go = (wallAt: number, action: 'advance' | 'rush', far: number, others: readonly number[] = []): string => {
    const rulesOf = Object.fromEntries(others.map((i) => [i, [groundedSpeed]]));
    const rules = others.length === 0 ? [groundedSpeed] : [];
    const s = scene({
      units: [{ id: 'squad', at: [10, 10], models: 3, rules, rulesOf }],
      terrain: [{ rect: [wallAt, 8, wallAt + 2, 12], types: ['cover'] }],
    });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', 0, far) }));
  };

  test('two of three models within 1" of terrain make it 8" and 16"', () => {
    expect(go(12.75, 'advance', 8)).toBe('done');
    expect(go(12.75, 'advance', 8.01)).toBe('move-too-far');
    expect(go(12.75, 'rush', 16)).toBe('done');
    expect(go(12.75, 'rush', 16.01)).toBe('move-too-far');
  });

  test('one of three is not most of them', () => {
    expect(go(12.76, 'advance', 6)).toBe('done');
    expect(go(12.76, 'advance', 6.01)).toBe('move-too-far');
  });

  test('all models must have it', () => {
    expect(go(12.75, 'advance', 6.01, [0, 1])).toBe('move-too-far');
  });
});
