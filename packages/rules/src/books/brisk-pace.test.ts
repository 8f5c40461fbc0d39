import { type Rule } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { briskPace } from './index.ts';

describe.each(gamesWith(briskPace))('in $name', ({ scene }) => {
  const go = (action: 'advance' | 'rush', far: number, rules: readonly Rule[]): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules }] });
    return codeOf(s.activate('squad', action, { moves: s.shift('squad', far, 0) }));
  };

  test('advances 7" and rushes 13", and not a hundredth more', () => {
    expect(go('advance', 7, [briskPace])).toBe('done');
    expect(go('advance', 7.01, [briskPace])).toBe('move-too-far');
    expect(go('rush', 13, [briskPace])).toBe('done');
    expect(go('rush', 13.01, [briskPace])).toBe('move-too-far');
  });
});
