import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { greatMusician } from './index.ts';

describe.each(gamesWith(greatMusician))('in $name', ({ scene }) => {
  test('a friend moves 1" further, once', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [greatMusician] },
        { id: 'friend', at: [10, 14] },
        { id: 'foe', side: 1, at: [60, 40] },
        { id: 'foe2', side: 1, at: [50, 40] },
      ],
    });
    s.use('wise', ['friend']);
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    expect(codeOf(s.activate('friend', 'advance', { moves: s.shift('friend', 7.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('friend', 'advance', { moves: s.shift('friend', 7, 0) }))).toBe('done');
    expect(s.battle.unitOnce[s.unit('friend')]).toBe(0);
  });
  test('enemies do not', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [greatMusician] },
        { id: 'foe', side: 1, at: [10, 14] },
      ],
    });
    expect(codeOf(s.use('wise', ['foe']))).toBe('wrong-spell-target');
  });
});
