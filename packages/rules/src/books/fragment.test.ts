import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fragment } from './index.ts';

describe.each(gamesWith(fragment))('in $name', ({ volley }) => {
  test('AP(+1) against Defense 4+', () => {
    expect(volley({ rules: [fragment], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [fragment], target: { defense: 4 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Defense 5+', () => {
    expect(volley({ rules: [fragment], target: { defense: 5 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', target: { defense: 5 }, dice: '4 | 4' } as const;
    expect(volley({ ...spec, rules: [fragment] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
