import { moraleBill } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { greatBanner } from './index.ts';

describe.each(gamesWith(greatBanner))('in $name', ({ scene }) => {
  test('a friend has +1 to its next test', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [greatBanner] },
        { id: 'friend', at: [10, 14] },
      ],
    });
    s.use('wise', ['friend']);
    expect(moraleBill(s.battle, s.unit('friend'))).toEqual([{ source: 'Resolve', amount: 1 }]);
    expect(moraleBill(s.battle, s.unit('wise'))).toEqual([]);
  });
  test('not beyond 12"', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [greatBanner] },
        { id: 'friend', at: [10, 23.01] },
      ],
    });
    expect(codeOf(s.use('wise', ['friend']))).toBe('out-of-range');
  });
});
