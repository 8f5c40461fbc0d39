import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { immobile, tough } from './index.ts';

describe.each(gamesWith(immobile))('in $name', ({ scene }) => {
  const turret: TestUnit = {
    id: 'turret',
    at: [10, 10],
    rules: [immobile],
    weapons: [{ name: 'Gun', range: 24 }, { name: 'Ram' }],
  };

  test('can only hold', () => {
    const s = scene({ units: [turret, { id: 'foe', side: 1, at: [10, 16] }] });
    expect(codeOf(s.activate('turret', 'advance', { moves: s.shift('turret', 1, 0) }))).toBe('action-not-allowed');
    expect(codeOf(s.activate('turret', 'advance'))).toBe('action-not-allowed');
    expect(codeOf(s.activate('turret', 'rush', { moves: s.shift('turret', 1, 0) }))).toBe('action-not-allowed');
    expect(codeOf(s.charge('turret', 'foe'))).toBe('action-not-allowed');
    expect(codeOf(s.activate('turret', 'hold'))).toBe('done');
  });

  test('holding, it shoots', () => {
    const s = scene({ units: [turret, { id: 'foe', side: 1, at: [10, 16], models: 3 }], dice: '4 | 6' });
    expect(codeOf(s.fire('turret', 'foe'))).toBe('done');
    expect(s.dice.left).toBe(0);
  });

  test('one such model binds its whole unit', () => {
    const s = scene({ units: [{ ...turret, rules: [], models: 2, rulesOf: { 1: [immobile] } }] });
    expect(codeOf(s.activate('turret', 'advance', { moves: s.shift('turret', 1, 0) }))).toBe('action-not-allowed');
  });

  test('others may do as they please', () => {
    const s = scene({ units: [{ ...turret, rules: [] }] });
    expect(codeOf(s.activate('turret', 'rush', { moves: s.shift('turret', 12, 0) }))).toBe('done');
  });

  test('charged, it still closes up and strikes back: that is not an action', () => {
    const s = scene({
      units: [
        { id: 'charger', at: [10, 10], rules: [[tough, 3]], weapons: [{ name: 'Sword' }] },
        { ...turret, side: 1, at: [10, 16], models: 2, spacing: 1 },
      ],
      dice: '1   1 1',
    });
    s.charge('charger', 'turret');
    // The second stood 2" to the side of the first and has come into contact.
    expect(s.told('moved')).toMatchObject([{ how: 'charge' }, { how: 'pile-in', unit: s.unit('turret') }, {}]);
    expect(s.told('volley').map(({ name, attacks }) => [name, attacks])).toEqual([
      ['Sword', 1],
      ['Ram', 2],
    ]);
    expect(s.dice.left).toBe(0);
  });
});
