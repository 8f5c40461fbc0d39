import { nearTerrainScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedReinforcement } from './index.ts';

describe.each(gamesWith(groundedReinforcement))('in $name', (game) => {
  const { isShotAt } = nearTerrainScene(game, [groundedReinforcement]);

  test('+1 to Defense rolls near terrain', () => {
    expect(isShotAt('two of three', '4 | 3').told('volley')[0]).toMatchObject({ blocked: 1 });
  });

  test('not when most models are away from it', () => {
    expect(isShotAt('one of three', '4 | 3').told('volley')[0]).toMatchObject({ blocked: 0 });
  });
});
