import { foeShoots, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingDebuff } from './index.ts';

describe.each(gamesWith(piercingDebuff))('in $name', (game) => {
  test('AP(1) is lost on the next shots', () => {
    expect(foeShoots(game, piercingDebuff, 'used', '4 | 4').told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
  });

  test('nothing before it is used', () => {
    expect(foeShoots(game, piercingDebuff, 'unused', '4 | 4').told('volley')).toMatchObject([{ hits: 1, blocked: 0 }]);
  });
});
