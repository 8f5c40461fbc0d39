import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rending } from '../special/index.ts';
import { slash } from './index.ts';

describe.each(gamesWith(slash))('in $name', ({ volley }) => {
  test('a natural 6 adds one hit, in shooting and melee', () => {
    expect(volley({ attacks: 3, rules: [slash], dice: '6 5 4 | 1 1 1 1' })).toMatchObject({ hits: 4 });
    expect(volley({ attacks: 3, rules: [slash], melee: true, dice: '6 5 4 | 1 1 1 1' })).toMatchObject({ hits: 4 });
  });

  test('the added hit is not a 6, so Rending pierces once', () => {
    expect(volley({ rules: [rending, slash], dice: '6 | 1 1' })).toMatchObject({ hits: 2, piercing: 1 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [slash] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
