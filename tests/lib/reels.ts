import { matchFor } from '../../apps/cli/src/battle-options.ts';
import { type Reel, reelOfMatch, wholeReel } from '../../apps/cli/src/reel.ts';
import { explainingPlayer } from './explaining-player.ts';

/** Returns a small battle between players who explain their actions, before its first step. */
export const freshReel = (): Reel => {
  const match = matchFor({ sample: ['lantern-wardens-200', 'kestrel-guild-200'], seed: 'watched', players: ['solo'] });
  return reelOfMatch({ ...match, players: match.players.map((player) => player && explainingPlayer(player)) });
};

let played: Reel | undefined;

/** Returns the same battle, played to its end. */
export const playedReel = (): Reel => {
  if (played) return played;
  played = freshReel();
  wholeReel(played);
  return played;
};
