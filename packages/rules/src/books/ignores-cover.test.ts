import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ignoresCover } from './index.ts';

describe.each(gamesWith(ignoresCover))('in $name', ({ volley }) => {
  test('neither cover to stand in nor cover in between', () => {
    for (const cover of ['area', 'sight'] as const)
      expect(volley({ rules: [ignoresCover], cover, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });

  test('others mind it', () => {
    expect(volley({ cover: 'area', dice: '4 | 3' })).toMatchObject({ blocked: 1 });
  });
});
