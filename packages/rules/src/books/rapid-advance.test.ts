import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rapidAdvance } from './index.ts';

describe.each(gamesWith(rapidAdvance))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [rapidAdvance] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [rapidAdvance] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 10", rushes 12" and charges 12", and not a hundredth more', () => {
    expect(go('advance', 10)).toBe('done');
    expect(go('advance', 10.01)).toBe('move-too-far');
    expect(go('rush', 12)).toBe('done');
    expect(go('rush', 12.01)).toBe('move-too-far');
    expect(charge(12)).toBe('done');
    expect(charge(12.01)).toBe('charge-out-of-range');
  });
});
