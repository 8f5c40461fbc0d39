import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, tough } from '../special/index.ts';
import { demolish } from './index.ts';

describe.each(gamesWith(demolish))('in $name', ({ volley }) => {
  test('AP(+2) against Tough(3)', () => {
    const target = { defense: 2, rules: [[tough, 3] as const] };
    expect(volley({ rules: [demolish], target, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [demolish], target, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(2)', () => {
    const target = { defense: 2, rules: [[tough, 2] as const] };
    expect(volley({ rules: [demolish], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });

  test('not against heroes', () => {
    const target = { models: 1, defense: 2, rules: [hero, [tough, 6] as const] };
    expect(volley({ rules: [demolish], target, dice: '4 | 2' })).toMatchObject({ blocked: 1 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [demolish] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
