import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { impact } from '../special/index.ts';
import { counterAttack } from './index.ts';

const rider: TestUnit = { id: 'rider', at: [10, 10], rules: [[impact, 2]], weapons: [{ name: 'Lance' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], weapons: [{ name: 'Spear' }] };

describe.each(gamesWith(counterAttack))('in $name', ({ scene }) => {
  test('strikes before those who charge, and leaves them their Impact', () => {
    const s = scene({ units: [rider, { ...foe, rules: [counterAttack] }], dice: '1   1 1   1' });
    s.charge('rider', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Spear', 'Impact', 'Lance']);
    expect(s.dice.left).toBe(0);
  });

  test('also when a spell gave it', () => {
    const spells = [{ name: 'Gift', grants: [{ id: counterAttack.id }] }];
    const s = scene({ units: [rider, foe], spells, dice: '1   1 1   1' });
    s.battle.unitGrants[s.unit('foe')] = 1;
    s.charge('rider', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Spear', 'Impact', 'Lance']);
    expect(s.dice.left).toBe(0);
  });

  test('others strike back afterwards', () => {
    const s = scene({ units: [rider, foe], dice: '1 1   1   1' });
    s.charge('rider', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Impact', 'Lance', 'Spear']);
  });
});
