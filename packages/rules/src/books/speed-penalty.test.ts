import { type Rule } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { speedPenalty } from './index.ts';

describe.each(gamesWith(speedPenalty))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number, rules: readonly Rule[]): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };

  test('advances 4" and rushes 8", and not a hundredth more', () => {
    expect(go('advance', 4, [speedPenalty])).toBe('done');
    expect(go('advance', 4.01, [speedPenalty])).toBe('move-too-far');
    expect(go('rush', 8, [speedPenalty])).toBe('done');
    expect(go('rush', 8.01, [speedPenalty])).toBe('move-too-far');
  });
});
