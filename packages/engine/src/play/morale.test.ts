import { tough } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, UNIT_FLAG } from '../state/battle.ts';

const gun = (attacks: number): TestUnit => ({ id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks }] });
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 4 };
const shots = (n: number): string =>
  n === 0 ? '' : `${Array.from({ length: n }, () => 4).join(' ')} | ${Array.from({ length: n }, () => 1).join(' ')}`;

describe('the ordinary test', () => {
  test.each([
    [4, 1, false],
    [4, 2, true],
    [5, 2, false],
    [5, 3, true],
    [3, 1, false],
    [3, 2, true],
    [10, 4, false],
    [10, 5, true],
  ])('of %i models less %i: %s', (models, killed, tests) => {
    const s = scene({ units: [gun(killed), { ...foe, models }], dice: `${shots(killed)} ${tests ? '4' : ''}` });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toHaveLength(tests ? 1 : 0);
    expect(s.dice.left).toBe(0);
  });

  test('a failure is Shaken, never a rout', () => {
    const s = scene({ units: [gun(3), foe], dice: `${shots(3)}   3` });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ kind: 'morale', natural: 3, passed: false, result: 'shaken' }]);
    expect(s.living('foe')).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test.each([
    [2, '1', false],
    [6, '6', true],
    [5, '4', false],
    [5, '5', true],
  ])('Quality %i+ with a %s: %s', (quality, die, passed) => {
    const s = scene({ units: [gun(2), { ...foe, quality }], dice: `${shots(2)} ${die}` });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ passed }]);
  });

  test('again with every further wound, though it was at half before', () => {
    const s = scene({
      units: [gun(1), { ...gun(1), id: 'second', at: [12, 10] }, { ...foe, models: 3 }],
      // Down to two; then to one, a test.
      dice: `${shots(1)}   ${shots(1)} 4`,
    });
    s.fire('gun', 'foe');
    s.activate('foe', 'hold');
    s.fire('second', 'foe');
    expect(s.told('morale')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('also when no model fell', () => {
    const units: TestUnit[] = [gun(1), { ...foe, models: 2, rules: [[tough, 3]] }];
    const s = scene({ units, dice: `${shots(1)} 4` });
    // One of two has fallen before.
    s.battle.alive[s.model('foe', 1)] = 0;
    s.battle.unitAlive[s.unit('foe')] = 1;
    s.fire('gun', 'foe');
    expect(s.living('foe')).toBe(1);
    expect(s.told('morale')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('not without a wound, however few are left', () => {
    const s = scene({ units: [gun(1), foe], dice: '4 | 6' });
    for (const n of [1, 2, 3]) s.battle.alive[s.model('foe', n)] = 0;
    s.battle.unitAlive[s.unit('foe')] = 1;
    s.fire('gun', 'foe');
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('once in an activation, whatever hurt it', () => {
    const s = scene({
      units: [
        {
          id: 'gun',
          at: [10, 10],
          weapons: [
            { name: 'A', range: 24 },
            { name: 'B', range: 24 },
          ],
        },
        { ...foe, models: 3 },
      ],
      dice: `${shots(1)}   ${shots(1)}   4`,
    });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('a Shaken unit fails without a die', () => {
    const s = scene({ units: [gun(2), { ...foe, flags: UNIT_FLAG.shaken }], dice: shots(2) });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ natural: undefined, passed: false, result: 'shaken' }]);
    expect(s.living('foe')).toBe(2);
    expect(s.dice.left).toBe(0);
  });

  test('in its own activation too, of dangerous terrain', () => {
    const s = scene({
      units: [
        { ...foe, side: 0, models: 2 },
        { id: 'idle', side: 1, at: [40, 40] },
      ],
      terrain: [{ rect: [8, 18, 14, 20], types: ['dangerous'] }],
      dice: '1 2   3',
    });
    s.activate('foe', 'advance', { moves: s.shift('foe', 0, 5) });
    expect(s.living('foe')).toBe(1);
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });
});

test('at one moment the active side tests first, each side in its own order', () => {
  const mines = { rect: [8, 10, 30, 12] as const, types: ['dangerous'] as const };
  const s = scene({
    units: [
      { ...gun(1), id: 'far', side: 1, at: [40, 40] },
      { id: 'late', side: 1, at: [20, 20], models: 2 },
      {
        id: 'squad',
        at: [10, 8],
        models: 2,
        weapons: [
          { name: 'A', range: 24 },
          { name: 'B', range: 24, attacks: 1 },
        ],
      },
      { id: 'foe', side: 1, at: [10, 20], models: 2 },
    ],
    terrain: [mines],
    // One of two walks onto a mine; the other shoots once with each weapon, and each shot kills.
    dice: '1 2   4 | 1   4 | 1   4 4 4',
  });
  const shoot = [
    { weapon: s.weapon('A'), target: s.unit('foe') },
    { weapon: s.weapon('B'), target: s.unit('late') },
  ];
  s.activate('squad', 'advance', { moves: s.shift('squad', 0, 2.5) }, { shoot });
  expect(s.told('morale').map(({ unit }) => s.plan.units[unit].id)).toEqual(['squad', 'late', 'foe']);
  expect(s.dice.left).toBe(0);
});

test('then the others in turn', () => {
  const late: TestUnit = { id: 'late', side: 0, at: [20, 20], models: 2 };
  const weapons = [
    { name: 'A', range: 24 },
    { name: 'B', range: 24 },
  ];
  const s = scene({
    units: [late, { id: 'gun', side: 1, at: [14, 10], weapons }, { id: 'foe', side: 2, at: [10, 20], models: 2 }],
    dice: '4 | 1   4 | 1   4 4',
  });
  s.battle.game[GAME.side] = 1;
  s.activate('gun', 'hold', {
    shoot: [
      { weapon: s.weapon('A'), target: s.unit('late') },
      { weapon: s.weapon('B'), target: s.unit('foe') },
    ],
  });
  expect(s.told('morale').map(({ unit }) => s.plan.units[unit].id)).toEqual(['foe', 'late']);
  expect(s.dice.left).toBe(0);
});

describe('Shaken units', () => {
  const shaken: TestUnit = { id: 'foe', at: [10, 16], models: 4, flags: UNIT_FLAG.shaken };

  test('recover at the end of an idle activation', () => {
    const s = scene({ units: [shaken, { id: 'other', side: 1, at: [40, 40] }] });
    s.activate('foe', 'idle');
    expect(s.has('foe', 'shaken')).toBe(false);
    expect(s.told('recovered')).toMatchObject([{ unit: s.unit('foe') }]);
    expect(s.has('foe', 'activated')).toBe(true);
  });

  test('hurt while idling they recover first and then test', () => {
    const s = scene({
      units: [shaken, { id: 'other', side: 1, at: [40, 40] }],
      terrain: [{ rect: [0, 0, 30, 30], types: ['dangerous'] }],
      // Two of four fall: the test is a real one, and fails.
      dice: '1 1 2 2   3',
    });
    s.activate('foe', 'idle');
    const order = s.events.filter(({ type }) => type === 'recovered' || type === 'morale').map(({ type }) => type);
    expect(order).toEqual(['recovered', 'morale']);
    expect(s.told('morale')).toMatchObject([{ natural: 3 }]);
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('a unit Shaken in its own activation stays so until it has been idle', () => {
    const s = scene({
      units: [
        { ...shaken, flags: 0, models: 2 },
        { id: 'other', side: 1, at: [40, 40] },
      ],
      terrain: [{ rect: [0, 18, 30, 19], types: ['dangerous'] }],
      dice: '1 2   3',
    });
    s.activate('foe', 'advance', { moves: s.shift('foe', 0, 4) });
    s.activate('other', 'hold');
    expect(s.battle.game[GAME.round]).toBe(2);
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.dice.left).toBe(0);
  });
});
