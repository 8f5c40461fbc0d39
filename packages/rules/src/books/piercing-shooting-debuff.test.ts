import { foeShoots, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingShootingDebuff } from './index.ts';

describe.each(gamesWith(piercingShootingDebuff))('in $name', (game) => {
  test('AP(1) is lost on the next shots', () => {
    expect(foeShoots(game, piercingShootingDebuff, 'used', '4 | 4').told('volley')).toMatchObject([
      { hits: 1, blocked: 1 },
    ]);
  });

  test('nothing before it is used', () => {
    expect(foeShoots(game, piercingShootingDebuff, 'unused', '4 | 4').told('volley')).toMatchObject([
      { hits: 1, blocked: 0 },
    ]);
  });
});
