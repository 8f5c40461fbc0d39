import { crossingScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { crossingBarrage } from './index.ts';

describe.each(gamesWith(crossingBarrage))('in $name', (game) => {
  const { over, past } = crossingScene(game, [crossingBarrage, 3]);

  test('three dice, each 4 or more three hits with AP(1)', () => {
    // Two successes are six hits; Defense 4+ against AP(1) blocks on 5 and 6.
    const s = over('4 3 6 | 5 6 4 3 2 1');
    expect([s.dice.left, s.living('foe')]).toEqual([0, 5]);
  });

  test('no unit that it does not pass over', () => expect(past().told('crossed')).toEqual([]));
});
