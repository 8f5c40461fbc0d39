import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { dangerousTerrainDebuff } from './index.ts';

describe.each(gamesWith(dangerousTerrainDebuff))('in $name', ({ scene }) => {
  test('every model tests when it moves next', () => {
    const s = scene({ units: [abilityUser([dangerousTerrainDebuff]), abilityTargets], dice: '2 3 4 5 6' });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.activate('foe', 'advance', { moves: s.shift('foe', 1, 0) });
    expect(s.told('dangerous')).toMatchObject([{ dice: 5, wounds: 0 }]);
  });
  test('also when it stays where it is, and only once', () => {
    const s = scene({ units: [abilityUser([dangerousTerrainDebuff]), abilityTargets], dice: '2 3 4 5 6' });
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    s.activate('foe', 'hold');
    expect(s.told('dangerous')).toMatchObject([{ dice: 5, wounds: 0 }]);
    expect(s.battle.unitOnce[s.unit('foe')]).toBe(0);
  });
  test('friends are not reached', () => {
    const s = scene({ units: [abilityUser([dangerousTerrainDebuff]), abilityTargets] });
    expect(codeOf(s.use('wise', ['wise']))).toBe('wrong-spell-target');
  });
});
