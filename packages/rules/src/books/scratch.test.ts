import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, tough } from '../special/index.ts';
import { scratch } from './index.ts';

describe.each(gamesWith(scratch))('in $name', ({ volley }) => {
  test('AP(+2) against Tough(3)', () => {
    const target = { defense: 2, rules: [[tough, 3] as const] };
    expect(volley({ rules: [scratch], target, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [scratch], target, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(2)', () => {
    const target = { defense: 2, rules: [[tough, 2] as const] };
    expect(volley({ rules: [scratch], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });

  test('not against heroes', () => {
    const target = { models: 1, defense: 2, rules: [hero, [tough, 6] as const] };
    expect(volley({ rules: [scratch], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });
});
