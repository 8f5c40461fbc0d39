import { deadly, stealth, tough } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { UNIT_FLAG } from '../state/battle.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 3, weapons: [{ name: 'Rifle', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 20], models: 5 };

test('the plain case: 3-4-5 at Quality 4+ hits twice, 3-4 at Defense 4+ blocks once', () => {
  const s = scene({ units: [squad, foe], dice: '3 4 5 | 3 4' });
  s.fire('squad', 'foe');
  expect(s.told('volley')).toMatchObject([{ attacks: 3, hits: 2, blocked: 1, wounds: 1, removed: 1 }]);
  expect(s.dice.left).toBe(0);
});

describe('a declaration', () => {
  const weapons = [
    { name: 'A', range: 24 },
    { name: 'B', range: 24 },
    { name: 'C', range: 24 },
  ];
  const crowd: TestUnit[] = [
    { ...squad, models: 1, weapons },
    { id: 'friend', at: [30, 10] },
    foe,
    { ...foe, id: 'two', at: [20, 20] },
    { ...foe, id: 'three', at: [30, 20] },
  ];
  const declare = (...orders: [string, string][]): string => {
    const s = scene({ units: crowd, dice: '1 1 1' });
    const shoot = orders.map(([weapon, target]) => ({ weapon: s.weapon(weapon), target: s.unit(target) }));
    return codeOf(s.activate('squad', 'hold', { shoot }));
  };

  test('names at most two targets, each weapon once', () => {
    expect(declare(['A', 'foe'], ['B', 'two'], ['C', 'foe'])).toBe('done');
    expect(declare(['A', 'foe'], ['B', 'two'], ['C', 'three'])).toBe('too-many-targets');
    expect(declare(['A', 'foe'], ['A', 'two'])).toBe('group-split');
  });

  test('names enemies and weapons that are there', () => {
    expect(declare(['A', 'friend'])).toBe('not-enemy');
    expect(declare(['A', 'unknown'])).toBe('no-such-unit');
    expect(declare(['Z', 'foe'])).toBe('no-such-weapon');
  });

  test('may leave weapons out, or everything', () => {
    expect(declare(['B', 'foe'])).toBe('done');
    expect(declare()).toBe('done');
  });

  test('names the wrong order', () => {
    const s = scene({ units: crowd });
    const shoot = [
      { weapon: s.weapon('A'), target: s.unit('foe') },
      { weapon: s.weapon('B'), target: s.unit('friend') },
    ];
    expect(s.activate('squad', 'hold', { shoot })).toMatchObject({ refusal: { code: 'not-enemy', stage: 'shoot[1]' } });
  });

  test('is asked for if it was not declared', () => {
    const s = scene({ units: crowd, dice: '1' });
    expect(s.act({ type: 'activate', unit: 0, action: 'hold' })).toMatchObject({
      status: 'pending',
      questions: [{ kind: 'shoot', side: 0, unit: 0 }],
    });
    expect(codeOf(s.game.answer(0, [{ weapon: s.weapon('A'), target: s.unit('friend') }]))).toBe('not-enemy');
    expect(codeOf(s.game.answer(0, [{ weapon: s.weapon('A'), target: s.unit('foe') }]))).toBe('done');
    expect(s.dice.left).toBe(0);
  });

  test('melee weapons do not shoot', () => {
    const s = scene({ units: [{ ...squad, weapons: [{ name: 'Knife' }] }, foe] });
    expect(codeOf(s.activate('squad', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] }))).toBe(
      'no-such-weapon',
    );
  });
});

describe('which models can shoot', () => {
  test('models in range, 24" exactly included', () => {
    // The first is 24" away, the others a little more.
    const s = scene({ units: [squad, { ...foe, at: [10, 35], models: 1, rules: [[tough, 3]] }], dice: '1' });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 1, attackers: [s.model('squad', 0)] }]);
    const far = scene({ units: [squad, { ...foe, at: [10, 35.01], models: 1 }] });
    expect(far.fire('squad', 'foe')).toMatchObject({ refusal: { code: 'out-of-range', need: 2400, have: 2401 } });
    expect(s.dice.left).toBe(0);
  });

  test('models that see a target model in range', () => {
    // The near enemy is hidden, the visible one is out of range.
    const s = scene({
      units: [
        { ...squad, models: 1, weapons: [{ name: 'Rifle', range: 12 }] },
        { ...foe, models: 2, at: [10, 20], spacing: 8 },
      ],
      terrain: [{ rect: [6, 14, 12, 16], types: ['blocking'] }],
    });
    expect(codeOf(s.fire('squad', 'foe'))).toBe('out-of-range');
    const none = scene({
      units: [
        { ...squad, models: 1 },
        { ...foe, models: 1 },
      ],
      terrain: [{ rect: [0, 14, 30, 16], types: ['blocking'] }],
    });
    expect(codeOf(none.fire('squad', 'foe'))).toBe('no-sight');
  });

  test('models of the own unit do not block sight, other units do', () => {
    const behind = scene({
      units: [
        { ...squad, at: [10, 10], models: 1 },
        { id: 'friends', at: [8, 14], models: 5, radius: 0.6 },
        { ...foe, models: 1 },
      ],
    });
    expect(codeOf(behind.fire('squad', 'foe'))).toBe('no-sight');
  });
});

describe('cover', () => {
  const woods = { rect: [5, 18, 12.75, 22] as const, types: ['cover'] as const };

  test('helps when more than half of the models have it', () => {
    // Places x = 10 to 15: two of five stand inside, then three.
    for (const [models, spacing, cover] of [
      [5, 0.25, 'none'],
      [3, 0.25, 'area'],
      [4, 0.25, 'none'],
    ] as const) {
      const s = scene({
        units: [
          { ...squad, models: 1 },
          { ...foe, models, spacing },
        ],
        terrain: [woods],
        dice: '4 | 3',
      });
      s.fire('squad', 'foe');
      expect([models, s.told('volley')[0].cover]).toEqual([models, cover]);
      expect(s.told('volley')[0].blocked).toBe(cover === 'area' ? 1 : 0);
      expect(s.dice.left).toBe(0);
    }
  });

  test('is +1, not more, and nothing in melee', () => {
    const two = [woods, { ...woods, rect: [4, 17, 14, 23] as const }];
    const s = scene({
      units: [
        { ...squad, models: 2 },
        { ...foe, models: 3 },
      ],
      terrain: two,
      dice: '4 4 | 3 2',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ blocked: 1, removed: 1 });
    const melee = scene({
      units: [
        { ...squad, models: 1, weapons: [{ name: 'Knife' }] },
        { ...foe, models: 5 },
      ],
      terrain: two,
      dice: '4 | 3   4',
    });
    melee.charge('squad', 'foe');
    expect(melee.told('volley')[0]).toMatchObject({ cover: 'none', blocked: 0 });
    expect([s.dice.left, melee.dice.left]).toEqual([0, 0]);
  });

  test.each([
    ['weaponGroup', [['none', 3]]],
    [
      'firingModel',
      [
        ['none', 2],
        ['sight', 1],
      ],
    ],
  ] as const)('is decided per %s', (coverDecidedPer, groups) => {
    // A narrow wall before the third shooter cuts six of its nine lines, and none of the others’.
    const s = scene({
      units: [squad, { ...foe, models: 1, rules: [[tough, 3]] }],
      terrain: [{ rect: [11.66, 11, 12.4, 11.5], types: ['blocking'] }],
      settings: { coverDecidedPer },
      dice: '1 1 1',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley').map(({ cover, attacks }) => [cover, attacks])).toEqual(groups);
    expect(s.dice.left).toBe(0);
  });
});

describe('the order', () => {
  const weapons = [
    { name: 'Rifle', range: 24 },
    { name: 'Cannon', range: 24, rules: [[deadly, 3] as const] },
    { name: 'Pistol', range: 24 },
  ];

  test('target by target as declared, Deadly first at each', () => {
    const s = scene({
      units: [{ ...squad, models: 1, weapons }, foe, { ...foe, id: 'two', at: [20, 20] }],
      dice: '1 1 1',
    });
    s.activate('squad', 'hold', {
      shoot: [
        { weapon: s.weapon('Pistol'), target: s.unit('two') },
        { weapon: s.weapon('Rifle'), target: s.unit('foe') },
        { weapon: s.weapon('Cannon'), target: s.unit('two') },
      ],
    });
    expect(s.told('volley').map(({ name, target }) => [name, s.plan.units[target].id])).toEqual([
      ['Cannon', 'two'],
      ['Pistol', 'two'],
      ['Rifle', 'foe'],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('inside a tier as the attacker declared', () => {
    const s = scene({ units: [{ ...squad, models: 1, weapons }, foe], dice: '1 1' });
    s.fire('squad', 'foe', ['Pistol', 'Rifle']);
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Pistol', 'Rifle']);
    expect(s.dice.left).toBe(0);
  });

  test('a target that is gone takes the remaining shots, which are not aimed again', () => {
    const s = scene({
      units: [
        { ...squad, models: 1, weapons },
        { ...foe, models: 1 },
        { ...foe, id: 'two', at: [20, 20] },
      ],
      dice: '4 | 1',
    });
    s.fire('squad', 'foe', ['Rifle', 'Pistol']);
    expect(s.told('volley')).toHaveLength(1);
    expect(s.living('two')).toBe(5);
    expect(s.dice.left).toBe(0);
  });
});

test('what is frozen at the declaration stays: range and dice do not change with casualties', () => {
  // Only the first enemy model is in range; the first group kills it, and the second group still shoots.
  const s = scene({
    units: [
      {
        id: 'squad',
        at: [10, 10],
        weapons: [
          { name: 'A', range: 9 },
          { name: 'B', range: 9 },
        ],
      },
      { ...foe, models: 2, spacing: 1 },
    ],
    dice: '4 | 1   4 | 6   4',
  });
  s.fire('squad', 'foe', undefined, { casualties: [s.model('foe', 0)] });
  expect(s.told('volley')).toMatchObject([
    { name: 'A', removed: 1 },
    { name: 'B', attacks: 1, hits: 1 },
  ]);
  expect(s.dice.left).toBe(0);
});

test('modifiers are frozen at the declaration, too: casualties do not bring Stealth back', () => {
  const s = scene({
    units: [
      {
        id: 'squad',
        at: [10, 10],
        weapons: [
          { name: 'A', range: 24 },
          { name: 'B', range: 24 },
        ],
      },
      // The plain model has none, so the unit has none when the shots are declared.
      { ...foe, at: [10, 25], models: 2, rulesOf: { 0: [stealth] } },
    ],
    dice: '4 | 1   4 | 6   4',
  });
  s.fire('squad', 'foe', undefined, { casualties: [s.model('foe', 1)] });
  expect(s.told('volley')).toMatchObject([{ removed: 1 }, { hits: 1 }]);
  expect(s.dice.left).toBe(0);
});

test('after a melee no unit is locked: units in contact shoot and are shot at', () => {
  const s = scene({ units: [{ ...squad, at: [10, 19], models: 1 }, foe], dice: '4 | 6' });
  expect(codeOf(s.fire('squad', 'foe'))).toBe('done');
  expect(s.dice.left).toBe(0);
});

test('Shaken units can be shot and do not shoot', () => {
  const s = scene({ units: [{ ...squad, flags: UNIT_FLAG.shaken }, foe] });
  expect(codeOf(s.fire('squad', 'foe'))).toBe('shaken-must-idle');
});
