import { gamesWith, unpredictables } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { unpredictableShooter } from './index.ts';

describe.each(gamesWith(unpredictableShooter))('in $name', (game) => {
  const { shoot, strike } = unpredictables(game, [unpredictableShooter]);

  test('shooting: 1 to 3 is AP(+1), 4 to 6 is +1 to hit', () => {
    expect(shoot('3   4 | 4').told('volley')[0]).toMatchObject({ hits: 1, blocked: 0 });
    expect(shoot('4   3 | 4').told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
    expect(shoot('1   3').told('volley')[0]).toMatchObject({ hits: 0 });
  });

  test('no die in melee', () => expect(strike('3').told('volley')[0]).toMatchObject({ hits: 0 }));

  test('ends after the attack', () => {
    const s = shoot('6   1');
    expect(s.battle.unitOptions[s.unit('squad')]).toBe(0);
  });
});
