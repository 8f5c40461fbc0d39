import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, counter, deadly, furious, impact, rending, tough } from './index.ts';

const boar: TestUnit = { id: 'boar', at: [10, 10], rules: [[impact, 3]], weapons: [{ name: 'Tusk' }] };
/** No unit strikes back, and no model is killed by one wound. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(impact))('in $name', ({ scene }) => {
  test('X dice, each a hit on 2+, before plain weapons', () => {
    const s = scene({ units: [boar, foe], dice: '1 2 6 | 6 6   4 | 6' });
    s.charge('boar', 'foe');
    expect(s.told('volley')).toMatchObject([
      { name: 'Impact', kind: 'impact', attacks: 3, hits: 2, blocked: 2 },
      { name: 'Tusk', attacks: 1, hits: 1 },
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('has no AP and no rule of weapon or model', () => {
    const weapons = [{ name: 'Tusk', rules: [[ap, 4] as const, rending] }];
    const s = scene({
      units: [{ ...boar, rules: [[impact, 2], furious], weapons }, foe],
      // Two hits and no extra one; 4s block; the tusk misses.
      dice: '6 6 | 4 4   1',
    });
    s.charge('boar', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ hits: 2, piercing: 0, blocked: 2 });
    expect(s.dice.left).toBe(0);
  });

  test('comes after Deadly, before the rest', () => {
    const weapons = [{ name: 'Knife' }, { name: 'Axe', rules: [[deadly, 3] as const] }];
    const s = scene({ units: [{ ...boar, weapons }, foe], dice: '1   1 1 1   1' });
    s.charge('boar', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Axe', 'Impact', 'Knife']);
    expect(s.dice.left).toBe(0);
  });

  test('nothing while Fatigued', () => {
    const s = scene({ units: [{ ...boar, flags: UNIT_FLAG.fatigued }, foe], dice: '5' });
    s.charge('boar', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Tusk']);
    expect(s.dice.left).toBe(0);
  });

  test('nothing for the charged unit', () => {
    const s = scene({
      units: [
        { id: 'charger', at: [10, 10], rules: [[tough, 3]] },
        { ...boar, side: 1, at: [10, 16] },
      ],
      dice: '4 | 6',
    });
    s.charge('charger', 'boar');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Tusk']);
    expect(s.dice.left).toBe(0);
  });

  test('the dice of all models in reach are rolled together, those of others not', () => {
    // Four in a row 2" apart charge 12" at a single enemy: the first touches, the second is 1.24" away, the others over 2".
    const s = scene({
      units: [
        { ...boar, models: 4, spacing: 1, rules: [[impact, 2]], weapons: [] },
        { ...foe, at: [10, 23] },
      ],
      dice: '1 1 1 1',
    });
    s.charge('boar', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 4 }]);
    expect(s.dice.left).toBe(0);
  });

  test('ratings add up', () => {
    const s = scene({
      units: [
        {
          ...boar,
          rules: [
            [impact, 1],
            [impact, 1],
          ],
        },
        foe,
      ],
      dice: '1 1   1',
    });
    s.charge('boar', 'foe');
    expect(s.told('volley')[0]).toMatchObject({ name: 'Impact', attacks: 2 });
    expect(s.dice.left).toBe(0);
  });

  test('is an attack: the unit that rolls it is Fatigued, even without any weapon', () => {
    const s = scene({ units: [{ ...boar, weapons: [] }, foe], dice: '1 1 1' });
    s.charge('boar', 'foe');
    expect(s.has('boar', 'fatigued')).toBe(true);
    expect(s.has('foe', 'fatigued')).toBe(false);
    expect(s.dice.left).toBe(0);
  });

  test('Counter takes a die away for each model that has it, down to none', () => {
    const spears = { ...foe, rules: [], models: 2, weapons: [{ name: 'Spear', rules: [counter] }] };
    const some = scene({ units: [{ ...boar, weapons: [] }, spears], dice: '1 1   1' });
    some.charge('boar', 'foe');
    expect(some.told('volley')).toMatchObject([
      { name: 'Spear', attacks: 2 },
      { name: 'Impact', attacks: 1 },
    ]);
    expect(some.dice.left).toBe(0);
    const none = scene({ units: [{ ...boar, rules: [[impact, 1]], weapons: [] }, spears], dice: '1 1' });
    none.charge('boar', 'foe');
    expect(none.told('volley').map(({ name }) => name)).toEqual(['Spear']);
    expect(none.dice.left).toBe(0);
  });
});

describe.each(gamesWith(impact, { morale: 'unit' }))('the melee in $name', ({ scene }) => {
  test('its wounds count in the melee', () => {
    const s = scene({ units: [{ ...boar, weapons: [] }, foe], dice: '2 1 1 | 1   4' });
    s.charge('boar', 'foe');
    expect(s.told('melee')).toMatchObject([{ dealt: [1, 0], winner: s.unit('boar') }]);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(impact, { wounds: 'effects' }))('wound effects in $name', ({ scene }) => {
  test('its wounds and those of the weapons are checked together', () => {
    // One marker of each: two and a 4 are six.
    const s = scene({ units: [boar, { ...foe, rules: [] }], dice: '2 1 1 | 1   4 | 1   4' });
    s.charge('boar', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 2, natural: 4, total: 6, result: 'knocked-out' }]);
    expect(s.dice.left).toBe(0);
  });
});
