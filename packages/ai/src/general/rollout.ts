import { type Action, type Battle, Game, type Player, playOut } from '@muster/engine';
import { outlookOf } from './outlook.ts';

/** Simulates a battle from an action to its end with its own dice, and returns the result for a side. */
export const playOn = (
  battle: Battle,
  side: number,
  action: Action,
  players: readonly Player[],
  seed: string,
): number => {
  const game = new Game({ plan: battle.plan, seed, players, from: battle, bare: true });
  game.act(action);
  return outlookOf(playOut(game).battle, side);
};
