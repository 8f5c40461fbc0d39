import { deadly, impact, tough } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, UNIT_FLAG } from '../state/battle.ts';
import { impactDice } from './strikers.ts';

const three = [tough, 3] as const;
const charger: TestUnit = { id: 'charger', at: [10, 10], rules: [three], weapons: [{ name: 'Sword', attacks: 2 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [three], weapons: [{ name: 'Axe', attacks: 2 }] };

describe('the winner', () => {
  test.each([
    ['a tie without wounds', '1 1   1 1', [0, 0], -1],
    ['a tie of one each', '4 1 | 1   4 1 | 1', [1, 1], -1],
    ['the charger', '4 1 | 1   4 1 | 6   4', [1, 0], 0],
    ['the charger by one', '4 4 | 1 1   4 1 | 1   4', [2, 1], 0],
    ['the defender', '4 1 | 4   4 1 | 1   4', [0, 1], 1],
  ])('%s', (_, dice, dealt, winner) => {
    const s = scene({ units: [charger, foe], dice });
    s.charge('charger', 'foe');
    expect(s.told('melee')).toMatchObject([{ dealt, totals: dealt, winner }]);
    // Only the loser tests.
    expect(s.told('morale').map(({ unit, kind }) => [unit, kind])).toEqual(winner < 0 ? [] : [[1 - winner, 'melee']]);
    expect(s.dice.left).toBe(0);
  });

  test('a unit that is destroyed has lost; the survivor does not test although it was hurt', () => {
    const s = scene({
      units: [
        { ...charger, wounds: [2], rules: [three] },
        { ...foe, rules: [], models: 1 },
      ],
      dice: '4 1 | 1',
    });
    s.charge('charger', 'foe');
    expect(s.told('melee')).toMatchObject([{ winner: s.unit('charger') }]);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('a unit hurt in melee takes no ordinary test, not even after a tie', () => {
    const s = scene({
      units: [
        { ...charger, wounds: [1] },
        { ...foe, wounds: [1] },
      ],
      dice: '4 1 | 1   4 1 | 1',
    });
    s.charge('charger', 'foe');
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});

describe('which wounds count', () => {
  const axe: TestUnit = { ...charger, weapons: [{ name: 'Axe', rules: [[deadly, 3]] }] };
  const crowd: TestUnit = { ...foe, models: 3, rules: [], weapons: [{ name: 'Knife' }] };

  test.each([
    [true, [1, 2], 1],
    [false, [3, 2], 0],
  ])('those that landed (%s), or surplus as well', (meleeCountsAbsorbed, dealt, winner) => {
    // The axe kills one of three with three wounds; two knives strike back and wound twice. The loser passes.
    const s = scene({ units: [axe, crowd], settings: { meleeCountsAbsorbed }, dice: '4 | 1   4 4 | 1 1   6' });
    s.charge('charger', 'foe');
    expect(s.told('melee')).toMatchObject([{ dealt, winner }]);
    expect(s.dice.left).toBe(0);
  });

  test('not wounds of dangerous terrain', () => {
    const s = scene({
      units: [
        { ...charger, rules: [[tough, 6]], weapons: [] },
        { ...foe, weapons: [] },
      ],
      terrain: [{ rect: [8, 12, 12, 13], types: ['dangerous'] }],
      dice: '1 2 2 2 2 2',
    });
    s.charge('charger', 'foe');
    expect(s.battle.wounds[s.model('charger')]).toBe(1);
    expect(s.told('melee')).toMatchObject([{ dealt: [0, 0], winner: -1 }]);
    expect(s.dice.left).toBe(0);
  });
});

describe('fatigue', () => {
  test('comes with the first dice of a round, to both sides', () => {
    const s = scene({ units: [charger, foe], dice: '1 1   1 1' });
    s.charge('charger', 'foe');
    expect([s.has('charger', 'fatigued'), s.has('foe', 'fatigued')]).toEqual([true, true]);
    expect(s.dice.left).toBe(0);
  });

  test('not to a unit that does not strike back', () => {
    const s = scene({ units: [charger, foe], dice: '1 1' });
    s.charge('charger', 'foe', { 'strike-back': false });
    expect([s.has('charger', 'fatigued'), s.has('foe', 'fatigued')]).toEqual([true, false]);
    expect(s.dice.left).toBe(0);
  });

  test('not to a unit without melee weapons', () => {
    const s = scene({
      units: [
        { ...charger, weapons: [] },
        { ...foe, weapons: [] },
      ],
    });
    s.charge('charger', 'foe');
    expect([s.has('charger', 'fatigued'), s.has('foe', 'fatigued')]).toEqual([false, false]);
  });

  test('the fatigued may charge, and hit on natural 6s only', () => {
    const s = scene({ units: [{ ...charger, flags: UNIT_FLAG.fatigued }, foe], dice: '5 6 | 6   4 4 | 6 6' });
    s.charge('charger', 'foe');
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 2]);
    expect(s.dice.left).toBe(0);
  });

  test('so do Shaken units that strike back, and they are fatigued as well', () => {
    const s = scene({ units: [charger, { ...foe, flags: UNIT_FLAG.shaken }], dice: '1 1   5 6 | 6' });
    s.charge('charger', 'foe');
    expect(s.told('volley')[1]).toMatchObject({ hits: 1 });
    expect(s.has('foe', 'fatigued')).toBe(true);
    expect(s.dice.left).toBe(0);
  });

  test('lasts for a second melee of the round and ends with it', () => {
    const s = scene({
      units: [charger, { ...charger, id: 'second', at: [12, 20] }, { ...foe, at: [10, 16] }],
      dice: '1 1   1 1   1 1   5 6 | 6',
    });
    s.charge('charger', 'foe');
    s.activate('foe', 'hold');
    s.charge('second', 'foe');
    expect(s.told('volley').at(-1)).toMatchObject({ unit: s.unit('foe'), hits: 1 });
    expect(s.battle.game[GAME.round]).toBe(2);
    expect([s.has('charger', 'fatigued'), s.has('foe', 'fatigued')]).toEqual([false, false]);
    expect(s.dice.left).toBe(0);
  });
});

describe('which models can strike', () => {
  test('models within 2" of the target, exactly 2" included', () => {
    // Three in a slanting row charge 12" as they stand; the last ends next to the enemy.
    for (const [x, attacks] of [
      [1300, 6],
      [1301, 4],
    ] as const) {
      const s = scene({
        units: [
          { ...charger, models: 3, rules: [] },
          { id: 'foe', side: 1, at: [10, 23], rules: [three] },
        ],
        dice: Array.from({ length: attacks }, () => 1).join(' '),
      });
      s.battle.x.set([1000, 1150, x]);
      s.battle.y.set([1000, 1050, 1100]);
      s.charge('charger', 'foe');
      expect(s.told('volley')).toMatchObject([{ attacks }]);
      expect(s.dice.left).toBe(0);
    }
  });

  test.each([
    [400, 'done'],
    [401, 'charge-no-path'],
  ])('up to 4" above: a foe on a ledge of %i', (height, result) => {
    const s = scene({
      units: [charger, { id: 'foe', side: 1, at: [10, 16], rules: [three] }],
      terrain: [{ rect: [4, 15.5, 20, 20], height, types: ['elevated'] }],
      dice: result === 'done' ? '1 1' : '',
    });
    expect(codeOf(s.charge('charger', 'foe'))).toBe(result);
    expect(s.dice.left).toBe(0);
  });

  test('only the survivors, from where they stand', () => {
    const s = scene({
      units: [
        { ...charger, weapons: [{ attacks: 3 }] },
        { ...foe, models: 3, rules: [], weapons: [{ name: 'Axe' }] },
      ],
      // Two of three fall; one axe strikes back. The loser, at half, passes.
      dice: '4 4 1 | 1 1   4 | 6   4',
    });
    s.charge('charger', 'foe');
    expect(s.told('volley')[1]).toMatchObject({ attacks: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('models without melee weapons make no attacks', () => {
    const s = scene({ units: [{ ...charger, weapons: [{ name: 'Gun', range: 24 }] }, foe], dice: '1 1' });
    s.charge('charger', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Axe']);
    expect(s.dice.left).toBe(0);
  });
});

describe('the loser', () => {
  const crowd: TestUnit = { ...foe, rules: [], weapons: [] };
  const swords = (attacks: number): TestUnit => ({ ...charger, weapons: [{ attacks }] });

  test.each([
    [4, 2, 'routed', 'exactly half routs'],
    [5, 2, 'shaken', 'three of five are Shaken'],
    [5, 3, 'routed', 'two of five rout'],
    [2, 1, 'routed', 'one of two routs'],
  ])('%i models less %i: %s, as %s', (models, killed, result) => {
    const hits = Array.from({ length: killed }, () => '4').join(' ');
    const s = scene({
      units: [swords(killed), { ...crowd, models }],
      dice: `${hits} | ${hits.replaceAll('4', '1')}   3`,
    });
    s.charge('charger', 'foe');
    expect(s.told('morale')).toMatchObject([{ kind: 'melee', passed: false, result }]);
    expect(s.living('foe')).toBe(result === 'routed' ? 0 : models - killed);
    expect(s.has('foe', 'routed')).toBe(result === 'routed');
    expect(s.dice.left).toBe(0);
  });

  test('passes and stays', () => {
    const s = scene({ units: [swords(1), { ...crowd, models: 2 }], dice: '4 | 1   4' });
    s.charge('charger', 'foe');
    expect(s.told('morale')).toMatchObject([{ result: 'steady' }]);
    expect(s.living('foe')).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('that is Shaken already fails without a roll: Routed at half, else Shaken', () => {
    const half = scene({ units: [swords(1), { ...crowd, models: 2, flags: UNIT_FLAG.shaken }], dice: '4 | 1' });
    half.charge('charger', 'foe');
    expect(half.living('foe')).toBe(0);
    const more = scene({ units: [swords(1), { ...crowd, models: 3, flags: UNIT_FLAG.shaken }], dice: '4 | 1' });
    more.charge('charger', 'foe');
    expect(more.living('foe')).toBe(2);
    expect(more.has('foe', 'shaken')).toBe(true);
    expect([half.dice.left, more.dice.left]).toEqual([0, 0]);
  });

  test('may be the charger, which is activated all the same', () => {
    const s = scene({ units: [{ ...charger, weapons: [] }, foe], dice: '4 1 | 1   3' });
    s.charge('charger', 'foe');
    expect(s.has('charger', 'shaken')).toBe(true);
    expect(s.has('charger', 'activated')).toBe(true);
    expect(s.dice.left).toBe(0);
  });
});

describe('how they strike', () => {
  test('groups in list order, or as the player wishes', () => {
    const weapons = [{ name: 'Sword' }, { name: 'Claw' }, { name: 'Tail' }];
    const units: TestUnit[] = [
      { ...charger, weapons },
      { ...foe, weapons: [] },
    ];
    const plain = scene({ units, dice: '1 1 1' });
    plain.charge('charger', 'foe');
    expect(plain.told('volley').map(({ name }) => name)).toEqual(['Sword', 'Claw', 'Tail']);
    const wished = scene({ units, dice: '1 1 1' });
    wished.charge('charger', 'foe', { strike: { order: [wished.weapon('Tail'), wished.weapon('Claw')] } });
    expect(wished.told('volley').map(({ name }) => name)).toEqual(['Tail', 'Claw', 'Sword']);
    const wrong = scene({ units });
    expect(codeOf(wrong.charge('charger', 'foe', { strike: { order: [99] } }))).toBe('no-such-weapon');
    expect([plain.dice.left, wished.dice.left]).toEqual([0, 0]);
  });

  test('attacks on a unit that is gone are not rolled', () => {
    const weapons = [{ name: 'Sword' }, { name: 'Claw' }];
    const s = scene({
      units: [
        { ...charger, weapons },
        { ...foe, rules: [], weapons: [] },
      ],
      dice: '4 | 1',
    });
    s.charge('charger', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Sword']);
    expect(s.dice.left).toBe(0);
  });

  test('a single weapon is not asked about', () => {
    const s = scene({ units: [charger, { ...foe, weapons: [] }], dice: '1 1' });
    const asked: string[] = [];
    s.charge('charger', 'foe', {
      strike: () => {
        asked.push('strike');
        return 'auto';
      },
    });
    expect(asked).toEqual([]);
    expect(s.dice.left).toBe(0);
  });

  test('two copies of a weapon are twice the dice', () => {
    const s = scene({
      units: [
        { ...charger, weapons: [{}, {}] },
        { ...foe, weapons: [] },
      ],
      dice: '1 1',
    });
    s.charge('charger', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 2 }]);
    expect(s.dice.left).toBe(0);
  });
});

test('Impact dice before the charge: those of the charging unit in reach', () => {
  const s = scene({
    units: [
      { ...charger, at: [10, 15], rules: [[impact, 2]] },
      { ...foe, at: [10, 16] },
    ],
  });
  expect(impactDice(s.battle, 0, 1)).toBe(0);
  s.battle.unitFlags[0] |= UNIT_FLAG.charged;
  expect(impactDice(s.battle, 0, 1)).toBe(2);
  s.battle.unitFlags[0] |= UNIT_FLAG.fatigued;
  expect(impactDice(s.battle, 0, 1)).toBe(0);
});
