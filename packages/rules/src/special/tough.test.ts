import { scene, volley } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from './index.ts';

const three = [tough, 3] as const;
const gun = (attacks: number) => ({ id: 'gun', at: [10, 10] as const, weapons: [{ range: 24, attacks }] });

test('falls only after X wounds', () => {
  const target = { models: 1, rules: [three] };
  expect(volley({ attacks: 2, target, dice: '4 4 | 1 1' })).toMatchObject({ landed: 2, removed: 0 });
  expect(volley({ attacks: 3, target, dice: '4 4 4 | 1 1 1' })).toMatchObject({ landed: 3, removed: 1 });
  expect(volley({ attacks: 2, target: { models: 1 }, dice: '4 4 | 1 1' })).toMatchObject({ landed: 1, removed: 1 });
});

test('several instances on one model add up', () => {
  const target = { models: 1, rules: [three, three] };
  expect(volley({ attacks: 5, target, dice: '4 4 4 4 4 | 1 1 1 1 1' })).toMatchObject({ landed: 5, removed: 0 });
  expect(volley({ attacks: 6, target, dice: '4 4 4 4 4 4 | 1 1 1 1 1 1' })).toMatchObject({ landed: 6, removed: 1 });
});

describe('the order of wounds', () => {
  test('one model after the other, the most wounded first', () => {
    const s = scene({
      units: [gun(3), { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three], wounds: [0, 1, 2] }],
      dice: '4 4 4 | 1 1 1   4',
    });
    s.fire('gun', 'foe');
    // The third dies of one, the second of two; one of three is left to test morale.
    expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([1, 0, 0]);
    expect(s.battle.wounds[s.model('foe')]).toBe(0);
    expect(s.dice.left).toBe(0);
  });

  test('plain models before Tough ones, even wounded ones', () => {
    const s = scene({
      units: [gun(2), { id: 'foe', side: 1, at: [10, 16], models: 3, rulesOf: { 1: [three] }, wounds: [0, 2, 0] }],
      // Two of three fall: a morale test follows.
      dice: '4 4 | 1 1   4',
    });
    s.fire('gun', 'foe');
    expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([0, 1, 0]);
    expect(s.dice.left).toBe(0);
  });

  test('heroes last, even wounded ones', () => {
    const s = scene({
      units: [
        gun(3),
        { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [three], hero: { rules: [three] }, wounds: [0, 0, 2] },
      ],
      dice: '4 4 4 | 1 1 1',
    });
    s.fire('gun', 'foe', undefined, { 'wounds-on': s.model('foe', 0) });
    expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([3, 0, 2]);
    expect(s.dice.left).toBe(0);
  });

  test('the defender decides between equally wounded ones', () => {
    const s = scene({
      units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three], wounds: [1, 0, 1] }],
      dice: '4 | 1',
    });
    let asked: readonly number[] = [];
    s.fire('gun', 'foe', undefined, {
      'wounds-on': (question) => {
        if (question.kind === 'wounds-on') asked = question.candidates;
        return s.model('foe', 2);
      },
    });
    expect(asked).toEqual([s.model('foe', 0), s.model('foe', 2)]);
    expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([1, 0, 2]);
    expect(s.dice.left).toBe(0);
  });
});

test('a model on its own is at half by its wounds', () => {
  for (const [value, wounds, dice] of [
    [3, 1, ''],
    [3, 2, '4'],
    [6, 2, ''],
    [6, 3, '4'],
    [1, 0, ''],
  ] as const) {
    const hits = Array.from({ length: wounds }, () => '4').join(' ');
    const s = scene({
      units: [gun(Math.max(1, wounds)), { id: 'foe', side: 1, at: [10, 16], rules: [[tough, value]] }],
      dice: wounds === 0 ? '3' : `${hits} | ${hits.replaceAll('4', '1')} | ${dice}`,
    });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toHaveLength(dice === '' ? 0 : 1);
    expect(s.dice.left).toBe(0);
  }
});

test('a model that is left of several counts models, not wounds', () => {
  const s = scene({
    units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [three], wounds: [2, 0] }],
    // One of two left, though unhurt.
    dice: '4 | 1   4',
  });
  s.fire('gun', 'foe');
  expect(s.told('morale')).toHaveLength(1);
  expect(s.dice.left).toBe(0);
});

test('rolls so many dice in dangerous terrain', () => {
  const s = scene({
    units: [{ id: 'walker', at: [10, 10], rules: [three] }],
    terrain: [{ rect: [8, 12, 14, 14], types: ['dangerous'] }],
    dice: '1 2 6',
  });
  s.activate('walker', 'advance', { moves: s.shift('walker', 0, 5) });
  expect(s.battle.wounds[s.model('walker')]).toBe(1);
  expect(s.dice.left).toBe(0);
});
