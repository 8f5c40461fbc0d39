import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { blast } from '../special/index.ts';
import { bash } from './index.ts';

describe.each(gamesWith(bash))('in $name', ({ volley }) => {
  test('each hit is three where most have Defense 5+ or 6+, six with Blast(3)', () => {
    for (const defense of [5, 6])
      expect(volley({ rules: [bash], target: { models: 8, defense }, dice: '4 | 1 1 1' })).toMatchObject({ hits: 3 });
    const spec = { rules: [bash, [blast, 3] as const], target: { models: 8, defense: 5 } };
    expect(volley({ ...spec, dice: '4 | 1 1 1 1 1 1' })).toMatchObject({ hits: 6 });
  });

  test('one against Defense 4+, and no more than there are models', () => {
    expect(volley({ rules: [bash], target: { defense: 4 }, dice: '4 | 1' })).toMatchObject({ hits: 1 });
    expect(volley({ rules: [bash], target: { models: 2, defense: 5 }, dice: '4 | 1 1' })).toMatchObject({ hits: 2 });
  });

  test('its Blast ignores cover', () => {
    const spec = { rules: [bash], cover: 'area' } as const;
    expect(volley({ ...spec, target: { defense: 5 }, dice: '4 | 4 4 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ ...spec, target: { defense: 4 }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });
});
