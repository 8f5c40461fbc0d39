import { gamesWith, moraleFoe, moraleGun, moraleTests } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fatigueDebuff, hiveBond } from './index.ts';

describe.each(gamesWith(hiveBond, { morale: 'unit' }))('in $name', (game) => {
  const { shootOne } = moraleTests(game, [hiveBond]);

  test('morale tests have +1', () => {
    expect(shootOne('3').told('morale')).toMatchObject([{ passed: true }]);
    expect(shootOne('2').told('morale')).toMatchObject([{ passed: false }]);
  });

  test('tests caused by a rule of the enemy are not part of it', () => {
    const s = game.scene({ units: [{ ...moraleGun, rules: [fatigueDebuff] }, moraleFoe([hiveBond])], dice: '3' });
    s.use('gun', ['foe']);
    expect(s.told('morale')).toMatchObject([{ kind: 'ordeal', passed: false }]);
    expect([s.has('foe', 'fatigued'), s.dice.left]).toEqual([true, 0]);
  });

  test('all living models must have it', () => {
    // The hero is the last to fall, and has nothing of the bond.
    expect(shootOne('3', { models: 1, hero: {} }).told('morale')).toMatchObject([{ passed: false }]);
  });
});

describe.each(gamesWith(hiveBond, { morale: 'army' }))('in $name', (game) => {
  const { halveArmy } = moraleTests(game, [hiveBond]);

  test('morale tests have +1', () => {
    expect(halveArmy('3').told('morale')).toMatchObject([{ passed: true }]);
    expect(halveArmy('2').told('morale')).toMatchObject([{ passed: false }]);
  });

  test('all living models must have it', () => {
    const mixed = { models: 3, rules: [], rulesOf: { 0: [hiveBond] } };
    expect(halveArmy('3', mixed).told('morale')).toMatchObject([{ passed: false }]);
  });
});
