import type { Play } from '../contract/play.ts';
import { separationOf } from '../legal/separation.ts';
import { hasPushes } from '../legal/special-moves.ts';
import { unitsWithin } from '../space/measure.ts';
import { dependOnEachOther } from '../state/dependence.ts';
import { sideOf } from '../state/query.ts';
import { inOrder } from './in-order.ts';
import { offerPush } from './push.ts';
import { checkWoundEffects, type WoundCause } from './wound-check.ts';

export { checkWoundEffects, isCheckDue, knockOutAt, woundBill, woundTotal, type WoundCheck } from './wound-check.ts';

/** Ends an attack: its target and all other units that it hurt are checked (battle:F3). */
export const checkAllWoundEffects = (play: Play, target: number, cause: WoundCause, by: number): void => {
  const { plan, unitMarks } = play.battle;
  if (plan.ruleset.ways.wounds !== 'effects') return;
  if (unitMarks[target] === 0) settle(play, target, cause, by);
  settleMarked(play, cause, by, target);
};

/** Ends an attack for one of its targets. */
export const checkTargetWounds = (play: Play, target: number, cause: WoundCause, by: number): void => {
  if (play.battle.plan.ruleset.ways.wounds === 'effects') settle(play, target, cause, by);
};

/** Ends an attack for all its targets: other units that it hurt are checked, once for all of it. */
export const checkOtherWounds = (play: Play, cause: WoundCause, by: number): void => settleMarked(play, cause, by, -1);

/** Checks all units that an attack has marked; by default the target comes first. */
const settleMarked = (play: Play, cause: WoundCause, by: number, target: number): void => {
  const { unitMarks } = play.battle;
  const units = target >= 0 && unitMarks[target] > 0 ? [target] : [];
  for (let unit = 0; unit < unitMarks.length; unit++) if (unitMarks[unit] > 0 && unit !== target) units.push(unit);
  for (const unit of units.length > 1 ? inCheckOrder(play, units) : units) settle(play, unit, cause, by);
};

/**
 * Returns the units that one attack marked, in the order of their checks; their owner chooses where that can matter: a
 * push needs room, and a gift from one unit to another may be lost.
 */
const inCheckOrder = (play: Play, units: readonly number[]): readonly number[] => {
  const { battle } = play;
  const room = battle.plan.ruleset.numbers.pushReach + separationOf(battle.plan);
  const isCrowded = (unit: number): boolean =>
    units.some((other) => other !== unit && unitsWithin(battle, unit, other, room));
  const matters = (hasPushes(battle.plan) && units.some(isCrowded)) || dependOnEachOther(battle, units);
  if (!matters) return units;
  const dues = units.map((unit) => ({ unit, side: sideOf(battle, unit), rule: 'Wound effect' }));
  return inOrder(play, dues).map(({ unit }) => unit);
};

/** Ends one weapon group: by the setting, this is when wound effects are checked (battle:F3). */
export const settleEachGroup = (play: Play, target: number, cause: WoundCause, by: number): void => {
  if (!play.battle.plan.settings.gffCheckOncePerEvent) checkAllWoundEffects(play, target, cause, by);
};

/** Lets the attacker push a model that it made Shaken, also if it was Shaken before (battle:F14, battle:F19). */
const settle = (play: Play, unit: number, cause: WoundCause, by: number): void => {
  if (checkWoundEffects(play, unit, cause, by) === 'shaken') offerPush(play, unit, by);
};
