import { G, roundOf } from '@muster/engine';
import { codeOf, foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surpriseAttack } from './index.ts';

describe.each(gamesWith(surpriseAttack))('in $name', ({ scene }) => {
  test('X dice, a hit with AP(1) for each 2 or more, in the first activation', () => {
    const s = scene({ units: [wise([[surpriseAttack, 3]]), foe], dice: '1 2 6 | 5 5' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 2, blocked: 2 }]);
  });
  test('not later', () => {
    const s = scene({ units: [wise([[surpriseAttack, 3]]), foe] });
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    expect(roundOf(s.battle)).toBe(2);
    s.battle.game[G.side] = 0;
    expect(codeOf(s.use('wise', ['foe']))).toBe('limited-spent');
  });
  test('counts as Infiltrate', () => {
    const s = scene({ units: [wise([[surpriseAttack, 3]]), foe] });
    expect(s.plan.models[0]).toMatchObject({ mayAmbush: true });
  });
});
