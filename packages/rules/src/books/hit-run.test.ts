import { gamesWith, moveAfterAttackScene, movesAfterAttack } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRun } from './index.ts';

describe.each(gamesWith(hitRun))('in $name', (game) => {
  const { shoot, fight, idle, slipBack } = moveAfterAttackScene(game, [hitRun]);

  test('moves 3" after shooting', () => {
    const s = shoot();
    expect([slipBack(s, 3.01), slipBack(s, 3), movesAfterAttack(s)]).toEqual(['move-too-far', 'done', 1]);
    expect(s.battle.y[s.model('archers')]).toBe(700);
  });

  test('moves after a melee', () => expect(movesAfterAttack(fight(3))).toBe(1));

  test('not if another model lacks it', () => {
    expect(shoot({ rules: [], rulesOf: { 0: [hitRun] } }).game.pending).toEqual([]);
  });

  test('not without an attack', () => expect(movesAfterAttack(idle())).toBe(0));
});
