import { gamesWith, moraleFoe, moraleGun, moraleTests, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { noRetreat } from './index.ts';

describe.each(gamesWith(noRetreat, { morale: 'unit' }))('in $name', (game) => {
  const { shootOne } = moraleTests(game, [noRetreat]);

  test('a failed test counts as passed, and 1 to 3 costs a wound for each that is left', () => {
    const s = shootOne('1   4');
    expect(s.told('morale')).toMatchObject([{ passed: true, result: 'steady' }]);
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 0 }]);
    expect(s.has('foe', 'shaken')).toBe(false);
  });

  test('it may cost the last', () => {
    const s = shootOne('1   3');
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.living('foe')).toBe(0);
  });

  test('a passed test costs nothing, and a failed one stays without it', () => {
    expect(shootOne('4').told('held-out')).toEqual([]);
    expect(shootOne('1', { rules: [] }).has('foe', 'shaken')).toBe(true);
  });

  test('most models must have it', () => {
    const few: TestUnit = { ...moraleFoe([]), rulesOf: { 0: [noRetreat] }, models: 4 };
    const twice = { ...moraleGun, weapons: [{ range: 24, attacks: 2 }] };
    const s = game.scene({ units: [twice, few], dice: '4 4 | 1 1   1' });
    s.fire('gun', 'foe');
    expect(s.has('foe', 'shaken')).toBe(true);
  });
});

describe.each(gamesWith(noRetreat, { morale: 'army' }))('in $name', (game) => {
  const { halveArmy } = moraleTests(game, [noRetreat]);

  test('a failed test counts as passed, and 1 to 3 costs a wound for each that is left', () => {
    const s = halveArmy('1   4', { models: 1 });
    expect(s.told('morale')).toMatchObject([{ passed: true, result: 'steady' }]);
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 0 }]);
    expect(s.has('foe', 'shaken')).toBe(false);
  });

  test('no save helps', () => {
    const s = halveArmy('1   3   6', { models: 1, rules: [noRetreat, regeneration] });
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.living('foe')).toBe(0);
  });

  test('a passed test costs nothing, and a failed one stays without it', () => {
    expect(halveArmy('4', { models: 1 }).told('held-out')).toEqual([]);
    expect(halveArmy('1', { models: 1, rules: [] }).has('foe', 'shaken')).toBe(true);
  });
});
