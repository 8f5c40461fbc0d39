import type { Play } from '../contract/play.ts';
import { CAMPAIGN_STATE, UNIT_FLAG } from '../state/battle.ts';
import { clearUnitFlag, hasUnitFlag, isNeutral, sideOf } from '../state/query.ts';

/** A unit stops being Shaken. A campaign stores whose unit was the first, unless no player caused it (campaign:M11). */
export const recover = (play: Play, unit: number, byPlayer = true): void => {
  const { battle } = play;
  const { mission } = battle;
  const counts = byPlayer && !isNeutral(battle, unit) && hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  if (counts && mission.length > 0 && mission[CAMPAIGN_STATE.firstRecovery] === 0)
    mission[CAMPAIGN_STATE.firstRecovery] = sideOf(battle, unit) + 1;
  clearUnitFlag(battle, unit, UNIT_FLAG.shaken);
  if (play.listening) play.emit({ type: 'recovered', unit });
};
