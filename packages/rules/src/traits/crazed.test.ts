import { meleeAttacksWith, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitCrazed } from './index.ts';

describe.each(gamesWith(traitCrazed))('in $name', (game) => {
  test('charging, one more attack with the weapon that has the most of them', () => {
    expect(meleeAttacksWith(game, traitCrazed, { charges: true, dice: '1 1 1   1' })).toEqual([3, 1]);
  });

  test('one more and not one for each copy, but one for each model', () => {
    const sword = { name: 'Sword', attacks: 2 };
    const two = { models: 2, weapons: [sword, sword] };
    expect(meleeAttacksWith(game, traitCrazed, { charges: true, dice: '1 1 1 1 1 1 1 1 1 1', ...two })).toEqual([10]);
  });

  test('none when it strikes back', () => {
    expect(meleeAttacksWith(game, traitCrazed, { charges: false, dice: '1 1   1' })).toEqual([2, 1]);
  });

  test('none when shooting', () => {
    expect(game.volley({ bearer: [traitCrazed], attacks: 2, dice: '1 1' })).toMatchObject({ attacks: 2 });
  });
});
