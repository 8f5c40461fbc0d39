import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionDebuff } from './index.ts';

describe.each(gamesWith(precisionDebuff))('in $name', ({ scene }) => {
  test('its next attack is worse, the one after that is not', () => {
    const s = scene({ units: [abilityUser([precisionDebuff]), abilityTargets], dice: '4 4 4 4 4 | 4 1 1 1 1 | 6' });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }, { hits: 1 }]);
  });
  test('once per activation, and not out of range', () => {
    const s = scene({ units: [abilityUser([precisionDebuff]), { ...abilityTargets, at: [10, 29.01] }] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('out-of-range');
    const near = scene({ units: [abilityUser([precisionDebuff]), { ...abilityTargets, at: [10, 29] }] });
    expect(codeOf(near.use('wise', ['foe']))).toBe('done');
    expect(codeOf(near.use('wise', ['foe']))).toBe('limited-spent');
  });
});
