import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { deadly, hero, tough } from '../special/index.ts';
import { skewer } from './index.ts';

describe.each(gamesWith(skewer))('in $name', ({ volley }) => {
  test('an unblocked hit is three wounds on a model with Tough(3)', () => {
    const target = { models: 2, rules: [[tough, 3] as const] };
    expect(volley({ rules: [skewer], target, dice: '4 | 1' })).toMatchObject({ wounds: 3, landed: 3 });
    expect(volley({ rules: [skewer, [deadly, 3]], target, dice: '4 | 1' })).toMatchObject({ wounds: 6 });
  });

  test('one wound on others', () => {
    for (const size of [2])
      expect(volley({ rules: [skewer], target: { rules: [[tough, size] as const] }, dice: '4 | 1' })).toMatchObject({
        wounds: 1,
      });
  });

  test('and on a hero', () => {
    const target = { models: 1, rules: [hero, [tough, 6] as const] };
    expect(volley({ rules: [skewer], target, dice: '4 | 1' })).toMatchObject({ wounds: 1 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [skewer] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
