import { abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fatigueDebuff } from './index.ts';

describe.each(gamesWith(fatigueDebuff))('in $name', ({ scene }) => {
  test('a unit that fails is Fatigued, not Shaken', () => {
    const s = scene({ units: [abilityUser([fatigueDebuff]), abilityTargets], dice: '3' });
    s.use('wise', ['foe']);
    expect([s.has('foe', 'fatigued'), s.has('foe', 'shaken')]).toEqual([true, false]);
    expect(s.told('morale')).toMatchObject([{ kind: 'ordeal', result: 'fatigued' }]);
  });
  test('a unit that passes is not', () => {
    const s = scene({ units: [abilityUser([fatigueDebuff]), abilityTargets], dice: '4' });
    s.use('wise', ['foe']);
    expect(s.has('foe', 'fatigued')).toBe(false);
  });
});
