import { GAME, roundOf } from '@muster/engine';
import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surpriseAttack } from './index.ts';

describe.each(gamesWith(surpriseAttack))('in $name', ({ scene }) => {
  test('X dice, a hit with AP(1) for each 2 or more, in the first activation', () => {
    const s = scene({ units: [abilityUser([[surpriseAttack, 3]]), abilityTargets], dice: '1 2 6 | 5 5' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 2, blocked: 2 }]);
  });
  test('not later', () => {
    const s = scene({ units: [abilityUser([[surpriseAttack, 3]]), abilityTargets] });
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    expect(roundOf(s.battle)).toBe(2);
    s.battle.game[GAME.side] = 0;
    expect(codeOf(s.use('wise', ['foe']))).toBe('limited-spent');
  });
  test('counts as Infiltrate', () => {
    const s = scene({ units: [abilityUser([[surpriseAttack, 3]]), abilityTargets] });
    expect(s.plan.models[0]).toMatchObject({ mayAmbush: true });
  });
});
