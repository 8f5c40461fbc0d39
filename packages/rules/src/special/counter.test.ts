import { type Question, UNIT_FLAG } from '@muster/engine';
import { gamesWith, type Scene, type TestUnit, type TestWeapon } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { counter, deadly, impact, tough } from './index.ts';

const spear = { name: 'Spear', rules: [counter] };
const charger: TestUnit = { id: 'charger', at: [10, 10], rules: [[tough, 3]], weapons: [{ name: 'Sword' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 3]], weapons: [spear] };

const order = (s: Scene): string[] => s.told('volley').map(({ name }) => name);

describe.each(gamesWith(counter))('in $name', ({ scene, ways }) => {
  /** The loser of a melee passes its test, where melees have losers. */
  const passed = ways.morale === 'unit' ? '4' : '';

  describe('when charged', () => {
    test('strikes before the chargers, and not again afterwards', () => {
      const s = scene({ units: [charger, foe], dice: '4 | 6   4 | 6' });
      s.charge('charger', 'foe');
      expect(order(s)).toEqual(['Spear', 'Sword']);
      expect(s.dice.left).toBe(0);
    });

    test('without it the chargers strike first', () => {
      const s = scene({ units: [charger, { ...foe, weapons: [{ name: 'Knife' }] }], dice: '4 | 6   4 | 6' });
      s.charge('charger', 'foe');
      expect(order(s)).toEqual(['Sword', 'Knife']);
      expect(s.dice.left).toBe(0);
    });

    test('only surviving chargers strike', () => {
      const s = scene({
        units: [{ ...charger, models: 2, rules: [] }, foe],
        // One of two is killed, the other misses.
        dice: `4 | 1   1   ${passed}`,
      });
      s.charge('charger', 'foe');
      expect(s.told('volley')).toMatchObject([{ removed: 1 }, { name: 'Sword', attacks: 1 }]);
      expect(s.dice.left).toBe(0);
    });

    test('the defender sees that it would strike first', () => {
      const asked = (weapons: readonly TestWeapon[]): Question[] => {
        const questions: Question[] = [];
        const s = scene({ units: [charger, { ...foe, weapons }], dice: '1' });
        const decline = (question: Question): boolean => questions.push(question) === 0;
        s.charge('charger', 'foe', { 'strike-back': decline });
        return questions;
      };
      expect(asked([spear, { name: 'Knife' }])).toMatchObject([{ kind: 'strike-back', first: true }]);
      expect(asked([{ name: 'Knife' }])[0]).not.toHaveProperty('first');
    });

    test('the defender may decline: then nothing strikes', () => {
      const s = scene({ units: [charger, { ...foe, weapons: [spear, { name: 'Knife' }] }], dice: '1' });
      s.charge('charger', 'foe', { 'strike-back': false });
      expect(order(s)).toEqual(['Sword']);
      expect(s.has('foe', 'fatigued')).toBe(false);
      expect(s.dice.left).toBe(0);
    });

    test('a Fatigued or Shaken unit needs 6s', () => {
      for (const flags of [UNIT_FLAG.fatigued, UNIT_FLAG.shaken]) {
        const s = scene({
          units: [charger, { ...foe, weapons: [{ ...spear, attacks: 2 }], flags }],
          dice: '5 6 | 6   1',
        });
        s.charge('charger', 'foe');
        expect(s.told('volley')[0]).toMatchObject({ name: 'Spear', hits: 1 });
        expect(s.dice.left).toBe(0);
      }
    });
  });

  describe('together with the strike back', () => {
    const weapons = [spear, { name: 'Knife' }];

    test('is one attack: the other weapons are not Fatigued by it', () => {
      const s = scene({ units: [charger, { ...foe, weapons }], dice: '4 | 6   1   4 | 6' });
      s.charge('charger', 'foe');
      expect(order(s)).toEqual(['Spear', 'Sword', 'Knife']);
      expect(s.told('volley')[2]).toMatchObject({ hits: 1 });
      expect(s.has('foe', 'fatigued')).toBe(true);
      expect(s.dice.left).toBe(0);
    });

    test('with the setting, the other weapons need 6s', () => {
      const s = scene({
        units: [charger, { ...foe, weapons: [spear, { name: 'Knife', attacks: 2 }] }],
        settings: { counterThenStrikeBackIsOneAttack: false },
        dice: '4 | 6   1   4 6 | 6',
      });
      s.charge('charger', 'foe');
      expect(s.told('volley')[2]).toMatchObject({ name: 'Knife', hits: 1 });
      expect(s.dice.left).toBe(0);
    });
  });

  test('does nothing for a charging unit: its own spears strike in their turn', () => {
    const s = scene({
      units: [
        { ...charger, weapons: [{ name: 'Sword' }, spear] },
        { ...foe, weapons: [{ name: 'Knife' }] },
      ],
      dice: '1   1   1',
    });
    s.charge('charger', 'foe');
    expect(order(s)).toEqual(['Sword', 'Spear', 'Knife']);
    expect(s.dice.left).toBe(0);
  });

  describe('the charging unit’s Impact', () => {
    const boar: TestUnit = {
      id: 'charger',
      at: [10, 10],
      rules: [
        [impact, 3],
        [tough, 3],
      ],
    };

    test('loses a die for each model with such a weapon, not for each weapon', () => {
      const s = scene({
        units: [boar, { ...foe, weapons: [spear, { name: 'Pike', rules: [counter] }] }],
        dice: '1   1   1 1',
      });
      s.charge('charger', 'foe');
      expect(s.told('volley').at(-1)).toMatchObject({ name: 'Impact', attacks: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('loses nothing to models without one', () => {
      const s = scene({
        units: [boar, { ...foe, models: 3, rules: [], weapons: [], weaponsOf: { 1: [spear] } }],
        dice: '1   1 1',
      });
      s.charge('charger', 'foe');
      expect(s.told('volley').at(-1)).toMatchObject({ name: 'Impact', attacks: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('loses them also when the defender does not strike', () => {
      const s = scene({ units: [boar, foe], dice: '1 1' });
      s.charge('charger', 'foe', { 'strike-back': false });
      expect(s.told('volley')).toMatchObject([{ name: 'Impact', attacks: 2 }]);
      expect(s.dice.left).toBe(0);
    });

    test('is counted when it is rolled: models killed by an earlier weapon do not count', () => {
      const s = scene({
        units: [
          { ...boar, weapons: [{ name: 'Axe', rules: [[deadly, 3]] }] },
          { ...foe, models: 2, rules: [] },
        ],
        // The axe kills one of two spearmen; 3 - 1 dice.
        dice: `4 | 1   1 1   ${passed}`,
      });
      s.charge('charger', 'foe', { 'strike-back': false });
      expect(s.told('volley')).toMatchObject([
        { name: 'Axe', removed: 1 },
        { name: 'Impact', attacks: 2 },
      ]);
      expect(s.dice.left).toBe(0);
    });
  });
});

describe.each(gamesWith(counter, { wounds: 'marks' }))('a charging unit in $name', ({ scene }) => {
  test('that is killed by it does not strike; the defender may move', () => {
    const s = scene({ units: [{ ...charger, rules: [] }, foe], dice: '4 | 1' });
    let asked = 0;
    s.charge('charger', 'foe', {
      consolidate: () => {
        asked++;
        return s.shift('foe', 0, 3);
      },
    });
    expect(order(s)).toEqual(['Spear']);
    expect(s.told('melee')).toMatchObject([{ winner: s.unit('foe'), dealt: [0, 1] }]);
    expect(s.told('morale')).toEqual([]);
    expect(asked).toBe(1);
    expect(s.battle.y[s.model('foe')]).toBe(1900);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(counter, { wounds: 'effects' }))('a charging unit in $name', ({ scene }) => {
  const plain: TestUnit = { ...charger, rules: [] };

  test('that is Knocked Out by it does not strike; the defender may move', () => {
    const s = scene({ units: [plain, foe], dice: '4 | 1 | 5' });
    let asked = 0;
    s.charge('charger', 'foe', {
      consolidate: () => {
        asked++;
        return [];
      },
    });
    expect(order(s)).toEqual(['Spear']);
    expect([s.living('charger'), asked, s.dice.left]).toEqual([0, 1, 0]);
  });

  test('that is Shaken by it strikes on 6s only', () => {
    for (const [face, hits, block] of [
      [5, 0, ''],
      [6, 1, '6'],
    ] as const) {
      const s = scene({ units: [plain, foe], dice: `4 | 1 | 4   ${face} | ${block}` });
      s.charge('charger', 'foe');
      expect(s.has('charger', 'shaken')).toBe(true);
      expect(s.told('volley')).toMatchObject([{ name: 'Spear' }, { name: 'Sword', hits }]);
      expect(s.dice.left).toBe(0);
    }
  });

  test('that is Shaken by it does not strike at all with the setting', () => {
    const s = scene({ units: [plain, foe], settings: { shakenChargerStillStrikes: false }, dice: '4 | 1 | 4' });
    s.charge('charger', 'foe');
    expect(order(s)).toEqual(['Spear']);
    expect(s.dice.left).toBe(0);
  });

  test('is checked for it on its own, and again for the strike back', () => {
    // Marker and 4: Shaken. The sword misses. Second marker, Shaken, 3: six.
    const weapons = [spear, { name: 'Knife' }];
    const s = scene({ units: [plain, { ...foe, weapons }], dice: '4 | 1 | 4   5   4 | 1 | 3' });
    s.charge('charger', 'foe');
    expect(s.told('wound-effect')).toMatchObject([
      { markers: 1, total: 5, result: 'shaken' },
      { markers: 2, total: 6, result: 'knocked-out' },
    ]);
    expect(s.told('melee')).toEqual([]);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});
