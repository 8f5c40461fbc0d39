import { type Action, type Battle, Game, type Player, playOut } from '@muster/engine';
import { outlookOf } from './outlook.ts';

/** Plays a battle on from an action to its end with dice of its own, and says how it went for a side. */
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
