import type { Play } from '../../game/play.ts';
import { happeningsOf } from './happening.ts';
import { happeningsWith } from './marked.ts';
import { prowl } from './prowl.ts';
import { takeAim } from './sniper.ts';
import { dropIntel } from './intel.ts';

/**
 * The end of a round, before markers change hands and armies test: nobody's units act in the order in which they came,
 * then whoever lies in wait shoots, in the order of the events (campaign:E17, campaign:E18, muster:round-end).
 */
export const endRoundOfEvents = (play: Play): void => {
  const { battle } = play;
  if (happeningsOf(battle) === 0) return;
  for (const { index, comes } of battle.plan.units) if (comes?.as === 'neutral') prowl(play, index);
  for (const sniper of happeningsWith(battle, 'sniper')) takeAim(play, sniper);
  dropIntel(play);
};
