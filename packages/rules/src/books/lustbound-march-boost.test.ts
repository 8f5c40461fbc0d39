import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lustboundMarch, lustboundMarchBoost } from './index.ts';

describe.each(gamesWith(lustboundMarchBoost))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [lustboundMarch, lustboundMarchBoost] }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };
  const charge = (gap: number): string => {
    const units = [
      { id: 'squad', at: [10, 5] as const, rules: [lustboundMarch, lustboundMarchBoost] },
      { id: 'foe', side: 1, at: [10, 6 + gap] as const },
    ];
    return codeOf(scene({ units }).charge('squad', 'foe'));
  };

  test('advances 8", rushes 18" and charges 18", and not a hundredth more', () => {
    expect(go('advance', 8)).toBe('done');
    expect(go('advance', 8.01)).toBe('move-too-far');
    expect(go('rush', 18)).toBe('done');
    expect(go('rush', 18.01)).toBe('move-too-far');
    expect(charge(18)).toBe('done');
    expect(charge(18.01)).toBe('charge-out-of-range');
  });

  test('nothing without the other rule', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [lustboundMarchBoost] }] });
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 6.01, 0) }))).toBe('move-too-far');
  });
});
