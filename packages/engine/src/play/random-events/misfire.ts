import type { Play } from '../../contract/play.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import { logMishap } from './befall.ts';
import { eventHits } from './hits.ts';
import { settle, eventsWaitingFor } from './triggers.ts';

/** The bit of the natural face that counts. */
const ONE = 1 << 1;

/**
 * Deals hits to the unit that rolled the first 1 to hit of a shot this round; `shown` are the faces of a volley, as
 * bits.
 */
export const misfire = (play: Play, unit: number, shown: number): void => {
  if (!(shown & ONE)) return;
  for (const { happening, effect } of eventsWaitingFor(play.battle, 'misfire')) {
    settle(play, happening, unit);
    if (hasUnitFlag(play.battle, unit, UNIT_FLAG.destroyed)) continue;
    logMishap(play, happening, unit, 'misfired');
    eventHits(play, unit, rollAmount(play, effect.hits), effect.ap, happening.rule.name);
  }
};
