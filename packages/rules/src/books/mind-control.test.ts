import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { mindControl } from './index.ts';

describe.each(gamesWith(mindControl))('in $name', ({ scene }) => {
  test('a unit that fails is moved by the enemy, up to 6" and straight', () => {
    const s = scene({ units: [abilityUser([mindControl]), abilityTargets], dice: '3' });
    const before = s.battle.x[s.model('foe')];
    s.use('wise', ['foe'], { shove: { x: 600, y: 0 } });
    expect(s.battle.x[s.model('foe')]).toBe(before + 600);
  });
  test('not further, and not if it passes', () => {
    const s = scene({ units: [abilityUser([mindControl]), abilityTargets], dice: '3' });
    s.act({ type: 'use', unit: 0, model: 0, ability: 0, targets: [1] });
    expect(codeOf(s.game.answer(0, { x: 601, y: 0 }))).toBe('move-too-far');
    const steady = scene({ units: [abilityUser([mindControl]), abilityTargets], dice: '4' });
    expect(steady.use('wise', ['foe'])).toEqual({ status: 'done' });
  });
});
