import { gamesWith, moveAfterAttackScene, movesAfterAttack } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hitRunFighter } from './index.ts';

describe.each(gamesWith(hitRunFighter))('in $name', (game) => {
  const { shoot, fight, idle } = moveAfterAttackScene(game, [hitRunFighter]);

  test('not after shooting', () => expect(shoot().game.pending).toEqual([]));

  test('moves after a melee', () => expect(movesAfterAttack(fight(3))).toBe(1));

  test('not if another model lacks it', () => {
    expect(shoot({ rules: [], rulesOf: { 0: [hitRunFighter] } }).game.pending).toEqual([]);
  });

  test('not without an attack', () => expect(movesAfterAttack(idle())).toBe(0));
});
