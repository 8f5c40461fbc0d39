import { autoCharge, autoRush } from '../../auto/auto-charge.ts';
import type { Play } from '../../contract/play.ts';
import type { ActivateAction } from '../../contract/action.ts';
import { checkChargeTarget } from '../../legal/charge.ts';
import { unitGap } from '../../space/measure.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, isLiving, isNeutral, isOnTable } from '../../state/query.ts';
import { activate } from '../activation.ts';

/** Whether a neutral unit can act. */
export const mayActNeutral = (battle: Battle, unit: number): boolean =>
  isLiving(battle, unit) && isOnTable(battle, unit);

/**
 * Lets a neutral unit act: it charges the nearest unit of any army if it can, else it rushes toward it; if Shaken, it
 * recovers (campaign:E17).
 */
export const actNeutral = (play: Play, unit: number): void => {
  const { battle } = play;
  if (!mayActNeutral(battle, unit)) return;
  const prey = nearestPrey(battle, unit);
  if (prey >= 0 || hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) activate(play, orderFor(battle, unit, prey));
};

const orderFor = (battle: Battle, unit: number, target: number): ActivateAction => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return { type: 'activate', unit, action: 'idle' };
  const charge = autoCharge(battle, unit, target);
  if (charge) return { type: 'activate', unit, action: 'charge', target, moves: charge };
  const moves = autoRush(battle, unit, target);
  return moves ? { type: 'activate', unit, action: 'rush', moves } : { type: 'activate', unit, action: 'hold' };
};

/** Returns the nearest unit that it could charge if it were near enough, the first of equals, or -1. */
const nearestPrey = (battle: Battle, unit: number): number => {
  let best = -1;
  let least = Infinity;
  for (const { index } of battle.plan.units) {
    if (isNeutral(battle, index) || !isLiving(battle, index) || checkChargeTarget(battle, unit, index)) continue;
    const gap = unitGap(battle, unit, index);
    if (gap < least) [best, least] = [index, gap];
  }
  return best;
};
