import { allowanceOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitVanguard } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitVanguard] };

describe.each(gamesWith(traitVanguard))('in $name', ({ scene, ruleset }) => {
  const more = ruleset.id === 'aof' ? 6 : 4;
  const charge = (at: readonly [number, number], gap: number): string => {
    const foe: TestUnit = { id: 'foe', side: 1, at: [at[0] + 1 + gap, at[1]] };
    return codeOf(scene({ units: [captain, { id: 'friend', at }, foe] }).charge('friend', 'foe'));
  };

  test('friends that begin within 6" charge further', () => {
    expect([charge([10, 17], 12 + more), charge([10, 17], 12.01 + more)]).toEqual(['done', 'charge-out-of-range']);
  });

  test('others do not', () => {
    expect([charge([10, 17.01], 12), charge([10, 17.01], 12.01)]).toEqual(['done', 'charge-out-of-range']);
  });

  test('no longer Rush', () => {
    const s = scene({ units: [captain, { id: 'friend', at: [10, 17] }] });
    expect(codeOf(s.activate('friend', 'rush', { moves: s.shift('friend', 0, 12.01) }))).toBe('move-too-far');
  });

  test('what was so when it was activated before does not matter for its next charge', () => {
    const s = scene({
      units: [captain, { id: 'friend', at: [10, 17] }, { id: 'foe', side: 1, at: [10, 35] }],
    });
    s.activate('friend', 'advance', { moves: s.shift('friend', 0, 2) });
    expect(allowanceOf(s.battle, s.unit('friend'), s.model('friend'), 'charge')).toBe(1200);
    s.battle.y[s.model('friend')] -= 200;
    expect(allowanceOf(s.battle, s.unit('friend'), s.model('friend'), 'charge')).toBe(1200 + 100 * more);
  });
});
