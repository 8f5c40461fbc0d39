import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { deadly, regeneration, tough } from '../special/index.ts';
import { shred } from './index.ts';

describe.each(gamesWith(shred))('in $name', ({ volley }) => {
  test('a natural 1 on a Defense roll adds one wound', () => {
    expect(volley({ attacks: 3, rules: [shred], dice: '4 4 4 | 1 2 4' })).toMatchObject({ blocked: 1, wounds: 3 });
  });

  test('with Deadly both wounds are multiplied, each on a separate model', () => {
    const spec = { rules: [shred, [deadly, 3] as const], target: { models: 3, rules: [[tough, 3] as const] } };
    expect(volley({ ...spec, dice: '4 | 1' })).toMatchObject({ wounds: 6, removed: 2 });
    expect(volley({ ...spec, dice: '4 | 2' })).toMatchObject({ wounds: 3, removed: 1 });
  });

  test('each wound may be regenerated', () => {
    expect(volley({ rules: [shred], target: { rules: [regeneration] }, dice: '4 | 1 | 5 4' })).toMatchObject({
      saved: 1,
      wounds: 1,
    });
  });
});
