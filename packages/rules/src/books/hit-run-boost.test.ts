import { gamesWith, moveAfterAttackScene, movesAfterAttack } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRun, hitRunBoost } from './index.ts';

describe.each(gamesWith(hitRunBoost))('in $name', (game) => {
  const { shoot, fight, idle, slipBack } = moveAfterAttackScene(game, [hitRun, hitRunBoost]);

  test('moves 6" after shooting', () => {
    const s = shoot();
    expect([slipBack(s, 6.01), slipBack(s, 6), movesAfterAttack(s)]).toEqual(['move-too-far', 'done', 1]);
    expect(s.battle.y[s.model('archers')]).toBe(400);
  });

  test('moves after a melee', () => expect(movesAfterAttack(fight(6))).toBe(1));

  test('nothing without the other rule', () => expect(shoot({ rules: [hitRunBoost] }).game.pending).toEqual([]));

  test('not if another model lacks it', () => {
    expect(shoot({ rules: [], rulesOf: { 0: [hitRun, hitRunBoost] } }).game.pending).toEqual([]);
  });

  test('not without an attack', () => expect(movesAfterAttack(idle())).toBe(0));
});
