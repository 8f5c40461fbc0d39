import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lustboundMarch } from './index.ts';

describe.each(gamesWith(lustboundMarch))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [lustboundMarch] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [lustboundMarch] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 7", rushes 15" and charges 15", and not a hundredth more', () => {
    expect(go('advance', 7)).toBe('done');
    expect(go('advance', 7.01)).toBe('move-too-far');
    expect(go('rush', 15)).toBe('done');
    expect(go('rush', 15.01)).toBe('move-too-far');
    expect(charge(15)).toBe('done');
    expect(charge(15.01)).toBe('charge-out-of-range');
  });
});
