import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { wreck } from './index.ts';

describe.each(gamesWith(wreck))('in $name', ({ volley }) => {
  test('natural 6s to block are rolled again, once', () => {
    expect(volley({ attacks: 3, rules: [wreck], dice: '4 4 4 | 6 6 5 | 6 1' })).toMatchObject({
      blocked: 2,
      wounds: 1,
    });
  });

  test('a 5 stands', () => {
    expect(volley({ rules: [wreck], dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('cover does not help', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [wreck] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
