import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rapidCharge } from './index.ts';

describe.each(gamesWith(rapidCharge))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [rapidCharge] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [rapidCharge] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 6", rushes 12" and charges 16", and not a hundredth more', () => {
    expect(go('advance', 6)).toBe('done');
    expect(go('advance', 6.01)).toBe('move-too-far');
    expect(go('rush', 12)).toBe('done');
    expect(go('rush', 12.01)).toBe('move-too-far');
    expect(charge(16)).toBe('done');
    expect(charge(16.01)).toBe('charge-out-of-range');
  });
});
