import type { Play } from '../../contract/play.ts';
import { carryOutInOrder } from '../in-order.ts';
import { randomEventCount, eventTargets } from '../../state/random-events.ts';
import { randomEventsWith } from '../../state/random-events.ts';
import { mayActNeutral, actNeutral } from './prowl.ts';
import { mayAim, takeAim } from './sniper.ts';
import { dropIntel } from './intel.ts';

/**
 * Carries out the events at the end of a round, before objectives are seized and armies test: neutral units act and
 * snipers shoot, in an order that the winner of a roll-off chooses (campaign:E17, campaign:E18, muster:round-end).
 */
export const endRoundOfEvents = (play: Play): void => {
  const { battle } = play;
  if (randomEventCount(battle) === 0) return;
  const neutral = battle.plan.sides.length;
  const prowlers = battle.plan.units
    .filter(({ index, comes }) => comes?.as === 'neutral' && mayActNeutral(battle, index))
    .map(({ index, name }) => ({ side: neutral, unit: index, rule: name, run: () => actNeutral(play, index) }));
  const snipers = randomEventsWith(battle, 'sniper')
    .filter((sniper) => mayAim(battle, sniper))
    .map((sniper) => ({
      side: neutral,
      unit: eventTargets(battle, sniper.row)[0],
      rule: sniper.rule.name,
      run: () => takeAim(play, sniper),
    }));
  carryOutInOrder(play, [...prowlers, ...snipers]);
  dropIntel(play);
};
