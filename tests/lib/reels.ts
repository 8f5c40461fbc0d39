import { matchFor } from '../../apps/cli/src/battle-options.ts';
import { type Reel, reelOfMatch, wholeReel } from '../../apps/cli/src/reel.ts';
import { frank } from './frank.ts';

/** A small battle between players who say why they act, not played yet. */
export const freshReel = (): Reel => {
  const match = matchFor({ sample: ['lantern-wardens-200', 'kestrel-guild-200'], seed: 'watched', players: ['solo'] });
  return reelOfMatch({ ...match, players: match.players.map((player) => player && frank(player)) });
};

let played: Reel | undefined;

/** The same, played to its end; it does not change any more. */
export const playedReel = (): Reel => {
  if (played) return played;
  played = freshReel();
  wholeReel(played);
  return played;
};
