import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { quick } from './index.ts';

describe.each(gamesWith(quick))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [quick] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [quick] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 8", rushes 14" and charges 14", and not a hundredth more', () => {
    expect(go('advance', 8)).toBe('done');
    expect(go('advance', 8.01)).toBe('move-too-far');
    expect(go('rush', 14)).toBe('done');
    expect(go('rush', 14.01)).toBe('move-too-far');
    expect(charge(14)).toBe('done');
    expect(charge(14.01)).toBe('charge-out-of-range');
  });
});
