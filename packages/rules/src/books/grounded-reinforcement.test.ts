import { byTerrain, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedReinforcement } from './index.ts';

describe.each(gamesWith(groundedReinforcement))('in $name', (game) => {
  const { isShotAt } = byTerrain(game, [groundedReinforcement]);

  test('by terrain it blocks on one less', () => {
    expect(isShotAt('two of three', '4 | 3').told('volley')[0]).toMatchObject({ blocked: 1 });
  });

  test('not when it is most of them that are away from it', () => {
    expect(isShotAt('one of three', '4 | 3').told('volley')[0]).toMatchObject({ blocked: 0 });
  });
});
