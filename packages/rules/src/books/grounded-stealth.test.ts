import { nearTerrainScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedStealth } from './index.ts';

describe.each(gamesWith(groundedStealth))('in $name', (game) => {
  const { isShotAt } = nearTerrainScene(game, [groundedStealth]);

  test('-1 to be hit near terrain', () => {
    expect(isShotAt('two of three', '4').told('volley')[0]).toMatchObject({ hits: 0 });
  });

  test('not when most models are away from it', () => {
    expect(isShotAt('one of three', '4 | 6').told('volley')[0]).toMatchObject({ hits: 1 });
  });
});
