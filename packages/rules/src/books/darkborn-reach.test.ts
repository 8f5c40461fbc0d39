import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { darkbornReach } from './index.ts';

describe.each(gamesWith(darkbornReach))('in $name', ({ scene }) => {
  const own = { id: 'own', at: [10, 5] as const, rules: [darkbornReach], weapons: [{ name: 'Gun', range: 24 }] };
  const foe = (gap: number) => ({ id: 'foe', side: 1, at: [10, 6 + gap] as const });

  test('shoots 3" further', () => {
    expect(codeOf(scene({ units: [own, foe(27)], dice: '1' }).fire('own', 'foe'))).toBe('done');
    expect(codeOf(scene({ units: [own, foe(27.01)] }).fire('own', 'foe'))).toBe('out-of-range');
  });

  test('charges 3" further, but does not rush further', () => {
    expect(codeOf(scene({ units: [own, foe(15)] }).charge('own', 'foe'))).toBe('done');
    expect(codeOf(scene({ units: [own, foe(15.01)] }).charge('own', 'foe'))).toBe('charge-out-of-range');
    const s = scene({ units: [own] });
    expect(codeOf(s.activate('own', 'rush', { moves: s.shift('own', 12.01, 0) }))).toBe('move-too-far');
  });
});
