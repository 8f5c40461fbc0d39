import type { Play } from '../game/play.ts';
import { offerPush } from './push.ts';
import { checkWoundEffects, type WoundCause } from './wound-check.ts';

export { checkWoundEffects, isCheckDue, knockOutAt, woundBill, woundTotal, type WoundCheck } from './wound-check.ts';

/** An attack is over: its target is checked, then whoever else it hurt (battle:F3). */
export const settleWounds = (play: Play, target: number, cause: WoundCause, by: number): void => {
  settleTarget(play, target, cause, by);
  settleOthers(play, cause, by);
};

/** An attack is over for one of its targets. */
export const settleTarget = (play: Play, target: number, cause: WoundCause, by: number): void => {
  if (play.battle.plan.ruleset.ways.wounds === 'effects') settle(play, target, cause, by);
};

/** An attack is over for all its targets: whoever else it hurt is checked, once for all of it. */
export const settleOthers = (play: Play, cause: WoundCause, by: number): void => {
  const { unitMarks } = play.battle;
  for (let unit = 0; unit < unitMarks.length; unit++) if (unitMarks[unit] > 0) settle(play, unit, cause, by);
};

/** One weapon group is over: with the switch, that is what is checked (battle:F3). */
export const settleEachGroup = (play: Play, target: number, cause: WoundCause, by: number): void => {
  if (!play.battle.plan.settings.gff_check_once_per_event) settleWounds(play, target, cause, by);
};

/** Whoever is Shaken by an attack, be it once more, may be pushed by the attacker (battle:F14, battle:F19). */
const settle = (play: Play, unit: number, cause: WoundCause, by: number): void => {
  if (checkWoundEffects(play, unit, cause, by) === 'shaken') offerPush(play, unit, by);
};
