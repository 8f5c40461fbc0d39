import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, tough } from '../special/index.ts';
import { tear } from './index.ts';

describe.each(gamesWith(tear, { wounds: 'marks' }))('in $name', ({ scene, volley }) => {
  test('AP(+4) against Tough(9)', () => {
    const target = { defense: 2, rules: [[tough, 9] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 5' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [tear], target, dice: '4 | 6' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(8)', () => {
    const target = { defense: 2, rules: [[tough, 8] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });

  test('counts what most of the living are', () => {
    const foe = (big: number) => ({
      id: 'foe',
      side: 1,
      at: [10, 16] as const,
      models: 4,
      defense: 2,
      rulesOf: Object.fromEntries(Array.from({ length: big }, (_, i) => [i, [[tough, 9] as const]])),
    });
    for (const [big, blocked] of [
      [2, 1],
      [3, 0],
    ]) {
      const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24, rules: [tear] }] };
      const s = scene({ units: [gun, foe(big)], dice: '4 | 3' });
      s.fire('gun', 'foe');
      expect([s.told('volley')[0].blocked, s.dice.left]).toEqual([blocked, 0]);
    }
  });

  test('a hero is one of them', () => {
    const target = { models: 1, defense: 2, rules: [hero, [tough, 12] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });
});

describe.each(gamesWith(tear, { wounds: 'effects' }))('in $name', ({ volley }) => {
  test('AP(+4) against Tough(3)', () => {
    const target = { defense: 2, rules: [[tough, 3] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 5' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [tear], target, dice: '4 | 6' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(2)', () => {
    const target = { defense: 2, rules: [[tough, 2] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });

  test('a hero is safe from that', () => {
    const target = { models: 1, defense: 2, rules: [hero, [tough, 6] as const] };
    expect(volley({ rules: [tear], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });
});
