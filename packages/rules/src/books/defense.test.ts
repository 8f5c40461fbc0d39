import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defense } from './index.ts';

describe.each(gamesWith(defense))('in $name', ({ volley }) => {
  test('with 1, Defense 5+ blocks on a 4; with 2, on a 3', () => {
    const target = (rating: number) => ({ defense: 5, rules: [[defense, rating] as const] });
    expect(volley({ attacks: 2, target: target(1), dice: '4 4 | 4 3' })).toMatchObject({ blocked: 1 });
    expect(volley({ attacks: 2, target: target(2), dice: '4 4 | 4 3' })).toMatchObject({ blocked: 2 });
  });

  test('a 1 never blocks', () => {
    expect(volley({ target: { defense: 2, rules: [[defense, 3] as const] }, dice: '4 | 1' })).toMatchObject({
      blocked: 0,
    });
  });
});
