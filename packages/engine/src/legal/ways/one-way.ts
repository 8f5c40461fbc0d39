import type { ModelMove } from '../../game/action.ts';
import { readRoutes } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { checkGround, isSlowed } from './ground.ts';
import { checkLengths, checkTable } from './length.ts';
import { checkOthers } from './others.ts';
import { boxAll, findManners, hearOrder, known, lengths, type MoveOrder, routes, surveyGround } from './way.ts';

/** A legal path of one model: its length as the rules count it, and whether difficult terrain slows it. */
export interface OneWay {
  length: number;
  slowed: boolean;
}

/**
 * Measures the path of one model as if its comrades were not there: its own limit, the table, the ground and other units
 * count, the cap of difficult terrain does not. Nothing when the path is illegal.
 */
export const measureWay = (b: Battle, unit: number, move: ModelMove, order: MoveOrder): OneWay | undefined => {
  if (readRoutes(b, unit, [move], routes)) return undefined;
  hearOrder(order);
  findManners(b, unit);
  boxAll(b);
  surveyGround(b);
  known.brief = true;
  const problem = checkLengths(b, unit) ?? checkTable(b, unit) ?? checkGround(b, unit) ?? checkOthers(b, unit);
  known.brief = false;
  if (problem) return undefined;
  const at = routes.models.indexOf(move.model);
  return { length: lengths[at], slowed: isSlowed(b, at) };
};
