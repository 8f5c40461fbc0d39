import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rapidRush } from './index.ts';

describe.each(gamesWith(rapidRush))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [rapidRush] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [rapidRush] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 6", rushes 18" and charges 12", and not a hundredth more', () => {
    expect(go('advance', 6)).toBe('done');
    expect(go('advance', 6.01)).toBe('move-too-far');
    expect(go('rush', 18)).toBe('done');
    expect(go('rush', 18.01)).toBe('move-too-far');
    expect(charge(12)).toBe('done');
    expect(charge(12.01)).toBe('charge-out-of-range');
  });
});
