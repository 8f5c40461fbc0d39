import { nearTerrainScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { groundedProtection } from './index.ts';

describe.each(gamesWith(groundedProtection))('in $name', (game) => {
  const { isShotAt } = nearTerrainScene(game, [groundedProtection]);

  test('wounds are ignored on a 5+ near terrain', () => {
    expect(isShotAt('two of three', '4 | 1 | 5').told('volley')[0]).toMatchObject({ saved: 1 });
  });

  test('not when most models are away from it', () => {
    expect(isShotAt('one of three', '4 | 1').told('volley')[0]).toMatchObject({ saved: 0 });
  });
});
