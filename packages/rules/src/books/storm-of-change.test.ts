import { G, roundOf } from '@muster/engine';
import { codeOf, foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { stormOfChange } from './index.ts';

describe.each(gamesWith(stormOfChange))('in $name', ({ scene }) => {
  test('each 2 or more is three hits', () => {
    const s = scene({ units: [wise([stormOfChange]), foe], dice: '2 2 1 | 6 6 6 6 6 6' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 6 }]);
  });
  test('once per game', () => {
    const s = scene({ units: [wise([stormOfChange]), foe, { id: 'far', at: [60, 5] }], dice: '1 1 1' });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    s.activate('far', 'hold');
    expect(roundOf(s.battle)).toBe(2);
    s.battle.game[G.side] = 0;
    expect(codeOf(s.use('wise', ['foe']))).toBe('limited-spent');
  });
});
