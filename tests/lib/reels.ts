import { matchFor } from '../../apps/cli/src/battle-options.ts';
import { type BattlePlayback, playbackOfMatch, playToEnd } from '../../apps/cli/src/battle-playback.ts';
import { explainingPlayer } from './explaining-player.ts';

/** Returns a small battle between players who explain their actions, before its first step. */
export const freshReel = (): BattlePlayback => {
  const match = matchFor({ sample: ['lantern-wardens-200', 'kestrel-guild-200'], seed: 'watched', players: ['solo'] });
  return playbackOfMatch({ ...match, players: match.players.map((player) => player && explainingPlayer(player)) });
};

let played: BattlePlayback | undefined;

/** Returns the same battle, played to its end. */
export const playedReel = (): BattlePlayback => {
  if (played) return played;
  played = freshReel();
  playToEnd(played);
  return played;
};
