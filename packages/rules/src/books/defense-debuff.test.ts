import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defenseDebuff } from './index.ts';

describe.each(gamesWith(defenseDebuff))('in $name', ({ scene }) => {
  test('it blocks worse, once', () => {
    const s = scene({ units: [abilityUser([defenseDebuff]), abilityTargets], dice: '4 | 4' });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 0 }]);
    expect(s.battle.unitOnce[s.unit('foe')]).toBe(0);
  });
  test('friends are not affected', () => {
    const s = scene({ units: [abilityUser([defenseDebuff]), abilityTargets] });
    expect(codeOf(s.use('wise', ['wise']))).toBe('wrong-spell-target');
  });
});
