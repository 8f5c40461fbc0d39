import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { indirect } from './index.ts';

describe.each(gamesWith(indirect))('in $name', ({ scene, volley }) => {
  const mortar: TestUnit = { id: 'mortar', at: [10, 10], weapons: [{ name: 'Mortar', range: 24, rules: [indirect] }] };
  const rifle: TestUnit = { id: 'rifle', at: [10, 10], weapons: [{ name: 'Rifle', range: 24 }] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 20], models: 3 };
  const wall = { rect: [0, 14, 30, 16] as const, types: ['blocking'] as const };

  describe('sight', () => {
    test('shoots what it cannot see', () => {
      const s = scene({ units: [mortar, foe], terrain: [wall], dice: '4 | 6' });
      expect(codeOf(s.fire('mortar', 'foe'))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('an ordinary weapon cannot', () => {
      const s = scene({ units: [rifle, foe], terrain: [wall] });
      expect(codeOf(s.fire('rifle', 'foe'))).toBe('no-sight');
    });

    test('its range still counts', () => {
      const s = scene({ units: [mortar, { ...foe, at: [10, 35.01] }], terrain: [wall] });
      expect(codeOf(s.fire('mortar', 'foe'))).toBe('out-of-range');
    });
  });

  describe('cover', () => {
    test('terrain in between gives none: a 3 does not block', () => {
      const s = scene({ units: [mortar, foe], terrain: [wall], dice: '4 | 3' });
      s.fire('mortar', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ blocked: 0, removed: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('terrain that the target is in does', () => {
      const woods = { rect: [8, 18, 16, 22] as const, types: ['cover'] as const };
      const s = scene({ units: [mortar, foe], terrain: [woods], dice: '4 | 3' });
      s.fire('mortar', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ cover: 'area', blocked: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('by kind of cover', () => {
      expect(volley({ rules: [indirect], cover: 'sight', dice: '4 | 3' })).toMatchObject({ blocked: 0 });
      expect(volley({ rules: [indirect], cover: 'area', dice: '4 | 3' })).toMatchObject({ blocked: 1 });
      expect(volley({ cover: 'sight', dice: '4 | 3' })).toMatchObject({ blocked: 1 });
    });
  });

  describe('after moving', () => {
    const shoot = [{ weapon: 0, target: 1 }];

    test('it hits with -1', () => {
      const s = scene({ units: [mortar, foe], dice: '4' });
      s.activate('mortar', 'advance', { moves: s.shift('mortar', 1, 0), shoot });
      expect(s.told('volley')[0]).toMatchObject({ hits: 0 });
      expect(volley({ rules: [indirect], moved: true, attacks: 2, dice: '4 5 | 6' })).toMatchObject({ hits: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('holding, it does not', () => {
      const s = scene({ units: [mortar, foe], dice: '4 | 6' });
      s.activate('mortar', 'hold', { shoot });
      expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('an Advance in which no model moves is not a move', () => {
      const still = scene({ units: [mortar, foe], dice: '4 | 6' });
      still.activate('mortar', 'advance', { shoot });
      expect(still.told('volley')[0]).toMatchObject({ hits: 1 });
      const zero = scene({ units: [{ ...mortar, at: [12, 10] }, foe], dice: '4 | 6' });
      zero.activate('mortar', 'advance', { moves: zero.shift('mortar', 0, 0), shoot });
      expect(zero.told('volley')[0]).toMatchObject({ hits: 1 });
      expect([still.dice.left, zero.dice.left]).toEqual([0, 0]);
    });

    test('one moving model is enough', () => {
      const s = scene({ units: [{ ...mortar, models: 2 }, foe], dice: '4 4' });
      s.activate('mortar', 'advance', { moves: s.shift('mortar', 0, -0.5).slice(1), shoot });
      expect(s.told('volley')[0]).toMatchObject({ attacks: 2, hits: 0 });
      expect(s.dice.left).toBe(0);
    });

    test('other weapons get no penalty', () => {
      const s = scene({ units: [rifle, foe], dice: '4 | 6' });
      s.activate('rifle', 'advance', { moves: s.shift('rifle', 1, 0), shoot });
      expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
      expect(s.dice.left).toBe(0);
    });
  });
});
