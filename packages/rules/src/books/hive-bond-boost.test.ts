import { gamesWith, moraleTests } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hiveBond, hiveBondBoost } from './index.ts';

describe.each(gamesWith(hiveBondBoost, { morale: 'unit' }))('in $name', (game) => {
  const { shootOne } = moraleTests(game, [hiveBond, hiveBondBoost]);

  test('+2 together with Hive Bond, nothing without it', () => {
    expect(shootOne('2').told('morale')).toMatchObject([{ passed: true }]);
    expect(shootOne('3', { rules: [hiveBondBoost] }).told('morale')).toMatchObject([{ passed: false }]);
  });
});

describe.each(gamesWith(hiveBondBoost, { morale: 'army' }))('in $name', (game) => {
  const { halveArmy } = moraleTests(game, [hiveBond, hiveBondBoost]);

  test('+2 together with Hive Bond, nothing without it', () => {
    expect(halveArmy('2').told('morale')).toMatchObject([{ passed: true }]);
    expect(halveArmy('3', { rules: [hiveBondBoost] }).told('morale')).toMatchObject([{ passed: false }]);
  });
});
