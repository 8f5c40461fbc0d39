import { gamesWith, moveAfterAttackScene, movesAfterAttack } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRunShooter } from './index.ts';

describe.each(gamesWith(hitRunShooter))('in $name', (game) => {
  const { shoot, fight, idle, slipBack } = moveAfterAttackScene(game, [hitRunShooter]);

  test('moves 3" after shooting', () => {
    const s = shoot();
    expect([slipBack(s, 3.01), slipBack(s, 3), movesAfterAttack(s)]).toEqual(['move-too-far', 'done', 1]);
    expect(s.battle.y[s.model('archers')]).toBe(700);
  });

  test('not after a melee', () => expect(movesAfterAttack(fight(3))).toBe(0));

  test('not if another model lacks it', () => {
    expect(shoot({ rules: [], rulesOf: { 0: [hitRunShooter] } }).game.pending).toEqual([]);
  });

  test('not without an attack', () => expect(movesAfterAttack(idle())).toBe(0));
});
