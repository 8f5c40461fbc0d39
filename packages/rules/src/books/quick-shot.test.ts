import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { quickShot } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], models: 2, weapons: [{ name: 'Gun', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], rules: [[tough, 12]] };

describe.each(gamesWith(quickShot))('in $name', ({ scene }) => {
  const rush = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [unit, foe], dice });
    const shoot = [{ weapon: s.weapon('Gun'), target: s.unit('foe') }];
    const code = codeOf(s.activate('gun', 'rush', { moves: s.shift('gun', 0, 12), shoot }));
    return { s, code };
  };

  test('shoots after a Rush', () => {
    const { s, code } = rush({ ...gun, rules: [quickShot] }, '1 1');
    expect(code).toBe('done');
    expect(s.told('volley')).toMatchObject([{ attacks: 2 }]);
    expect(s.dice.left).toBe(0);
  });

  test('only those models do that have it', () => {
    const { s } = rush({ ...gun, rulesOf: { 1: [quickShot] } }, '1');
    expect(s.told('volley')).toMatchObject([{ attackers: [s.model('gun', 1)] }]);
    expect(s.dice.left).toBe(0);
  });

  test('others do not', () => {
    expect(rush(gun, '').code).toBe('rush-no-shoot');
  });
});
