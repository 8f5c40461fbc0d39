import { nearTerrainScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedPrecision } from './index.ts';

describe.each(gamesWith(groundedPrecision))('in $name', (game) => {
  const { shoots } = nearTerrainScene(game, [groundedPrecision]);

  test('+1 to hit near terrain', () => {
    expect(shoots('two of three', '3 2 3 | 6 6').told('volley')[0]).toMatchObject({ hits: 2 });
  });

  test('not when most models are away from it', () => {
    expect(shoots('one of three', '3 3 3').told('volley')[0]).toMatchObject({ hits: 0 });
  });
});
