import { roundOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { limited, tough } from './index.ts';

describe.each(gamesWith(limited))('in $name', ({ scene }) => {
  const rocket = { name: 'Rocket', range: 24, rules: [limited] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

  describe('shooting', () => {
    test('one shot in the whole battle, hit or miss', () => {
      const s = scene({ units: [{ id: 'squad', at: [10, 10], weapons: [rocket] }, foe], dice: '1' });
      expect(codeOf(s.fire('squad', 'foe'))).toBe('done');
      expect(codeOf(s.activate('foe', 'hold'))).toBe('done');
      expect(roundOf(s.battle)).toBe(2);
      s.activate('foe', 'hold');
      expect(codeOf(s.fire('squad', 'foe'))).toBe('limited-spent');
      expect(s.dice.left).toBe(0);
    });

    test('other weapons can still be used', () => {
      const weapons = [rocket, { name: 'Rifle', range: 24 }];
      const s = scene({ units: [{ id: 'squad', at: [10, 10], weapons }, foe], dice: '1 1   1' });
      s.fire('squad', 'foe');
      s.activate('foe', 'hold');
      s.activate('foe', 'hold');
      expect(codeOf(s.fire('squad', 'foe', ['Rifle']))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('each copy has its own', () => {
      const s = scene({ units: [{ id: 'squad', at: [10, 10], weapons: [rocket, rocket] }, foe], dice: '1   1' });
      const shoot = [{ weapon: 0, target: s.unit('foe'), copies: 1 }];
      for (const result of ['done', 'done', 'limited-spent']) {
        expect(codeOf(s.activate('squad', 'hold', { shoot }))).toBe(result);
        s.activate('foe', 'hold');
        s.activate('foe', 'hold');
      }
      expect(s.dice.left).toBe(0);
    });

    test('by default all copies are fired at once', () => {
      const s = scene({ units: [{ id: 'squad', at: [10, 10], weapons: [rocket, rocket] }, foe], dice: '1 1' });
      s.fire('squad', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ attacks: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('each model has its own; those out of range keep theirs', () => {
      const near = { ...rocket, range: 6 };
      const units: TestUnit[] = [
        { id: 'squad', at: [10, 10], models: 2, spacing: 1, weapons: [near] },
        { ...foe, at: [10, 17] },
      ];
      // The first is exactly 6" away, the second, 2" to the side, 6.3".
      const s = scene({ units, dice: '1' });
      s.fire('squad', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ attacks: 1, attackers: [s.model('squad', 0)] });
      expect(Array.from(s.battle.used.slice(0, 2))).toEqual([1, 0]);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('in melee', () => {
    const units: TestUnit[] = [
      { id: 'squad', at: [10, 10], weapons: [{ name: 'Bomb', rules: [limited] }, { name: 'Knife' }] },
      foe,
    ];

    test('is used with the other weapons unless it is saved', () => {
      const s = scene({ units, dice: '1   1' });
      s.charge('squad', 'foe');
      expect(s.told('volley').map(({ name }) => name)).toEqual(['Bomb', 'Knife']);
      expect(s.dice.left).toBe(0);
    });

    test('may be saved for later', () => {
      const s = scene({ units, dice: '1' });
      s.charge('squad', 'foe', { strike: { hold: [s.weapon('Bomb')] } });
      expect(s.told('volley').map(({ name }) => name)).toEqual(['Knife']);
      expect(s.battle.used[s.model('squad')]).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('also when it is the only weapon', () => {
      const s = scene({ units: [{ id: 'squad', at: [10, 10], weapons: [{ name: 'Bomb', rules: [limited] }] }, foe] });
      s.charge('squad', 'foe', { strike: { hold: [s.weapon('Bomb')] } });
      expect(s.told('volley')).toEqual([]);
      expect(s.has('squad', 'fatigued')).toBe(false);
    });

    test('ordinary weapons may not be', () => {
      const s = scene({ units, dice: '1   1' });
      expect(codeOf(s.charge('squad', 'foe', { strike: { hold: [s.weapon('Knife')] } }))).toBe('action-not-allowed');
      expect(codeOf(s.game.answer(0, 'auto'))).not.toBe('action-not-allowed');
    });

    test('once used, it does not strike again', () => {
      const s = scene({ units, dice: '1' });
      s.battle.used[s.model('squad')] = 1;
      s.charge('squad', 'foe');
      expect(s.told('volley').map(({ name }) => name)).toEqual(['Knife']);
      expect(s.dice.left).toBe(0);
    });
  });
});
