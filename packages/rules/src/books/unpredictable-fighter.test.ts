import { gamesWith, unpredictables } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { unpredictableFighter } from './index.ts';

describe.each(gamesWith(unpredictableFighter))('in $name', (game) => {
  const { shoot, steady, strike } = unpredictables(game, [unpredictableFighter]);

  test('no die when shooting', () => expect(shoot('3').told('volley')[0]).toMatchObject({ hits: 0 }));

  test('melee: 1 to 3 is AP(+1), 4 to 6 is +1 to hit', () => {
    expect(strike(`3   4 | 4   ${steady}`).told('volley')[0]).toMatchObject({ hits: 1, blocked: 0 });
    expect(strike('4   3 | 4').told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
    expect(strike('1   3').told('volley')[0]).toMatchObject({ hits: 0 });
  });

  test('ends after the attack', () => {
    const s = strike('6   1');
    expect(s.battle.unitOptions[s.unit('squad')]).toBe(0);
  });
});
