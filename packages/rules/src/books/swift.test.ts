import { type Rule } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { slow } from '../special/index.ts';
import { swift } from './index.ts';

describe.each(gamesWith(swift))('in $name', ({ scene }) => {
  const advance = (rules: readonly Rule[], far: number): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules }] });
    return codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', far, 0) }));
  };

  test('is not slowed by Slow', () => {
    expect(advance([slow, swift], 6)).toBe('done');
    expect(advance([slow], 6)).toBe('move-too-far');
  });

  test('as a gift to the whole unit it counts for the other models too', () => {
    const spells = [{ name: 'Gift', grants: [{ id: swift.id }] }];
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [slow] }], spells });
    s.battle.unitGrants[s.unit('squad')] = 1;
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 6.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 6, 0) }))).toBe('done');
  });

  test('is not faster than others', () => {
    expect(advance([swift], 6.01)).toBe('move-too-far');
  });
});
