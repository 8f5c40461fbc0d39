import { gamesWith, slipping, slips } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRun, hitRunBoost } from './index.ts';

describe.each(gamesWith(hitRunBoost))('in $name', (game) => {
  const { shoot, fight, idle, slipBack } = slipping(game, [hitRun, hitRunBoost]);

  test('goes 6" after shooting', () => {
    const s = shoot();
    expect([slipBack(s, 6.01), slipBack(s, 6), slips(s)]).toEqual(['move-too-far', 'done', 1]);
    expect(s.battle.y[s.model('archers')]).toBe(400);
  });

  test('goes after a melee', () => expect(slips(fight(6))).toBe(1));

  test('does nothing alone', () => expect(shoot({ rules: [hitRunBoost] }).game.pending).toEqual([]));

  test('not when a comrade lacks it', () => {
    expect(shoot({ rules: [], rulesOf: { 0: [hitRun, hitRunBoost] } }).game.pending).toEqual([]);
  });

  test('not for those who have done nothing', () => expect(slips(idle())).toBe(0));
});
