import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defensePenalty } from './index.ts';

describe.each(gamesWith(defensePenalty))('in $name', ({ volley }) => {
  test('a 4 no longer blocks on 4+', () => {
    expect(
      volley({ quality: 4, attacks: 2, target: { defense: 4, rules: [defensePenalty] }, dice: '4 4 | 4 5' }),
    ).toMatchObject({ hits: 2, blocked: 1 });
  });
  test('it does nothing to its bearer’s own attacks', () => {
    expect(volley({ quality: 4, bearer: [defensePenalty], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({
      hits: 1,
      blocked: 1,
    });
  });
});
