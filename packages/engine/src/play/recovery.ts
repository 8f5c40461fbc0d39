import type { Play } from '../contract/play.ts';
import { M, U } from '../state/battle.ts';
import { clear, has, isNobodys, sideOf } from '../state/query.ts';

/** A unit stops being Shaken. A campaign stores whose unit was the first, unless no player caused it (campaign:M11). */
export const recover = (play: Play, unit: number, byPlayer = true): void => {
  const { battle } = play;
  const { mission } = battle;
  const counts = byPlayer && !isNobodys(battle, unit) && has(battle, unit, U.shaken);
  if (counts && mission.length > 0 && mission[M.firstRecovery] === 0)
    mission[M.firstRecovery] = sideOf(battle, unit) + 1;
  clear(battle, unit, U.shaken);
  if (play.listening) play.emit({ type: 'recovered', unit });
};
