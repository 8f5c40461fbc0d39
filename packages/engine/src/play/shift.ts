import { d3, INCH } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { checkMoves, placeMoves } from '../legal/move.ts';
import { checkPlaced, type Shift, shiftsOf } from '../legal/shift.ts';
import type { RepositionPlan } from '../plan/special-movement.ts';
import { type Battle, RESERVE, UNIT_FLAG } from '../state/battle.ts';
import { roundsOf } from '../state/mission.ts';
import { clearUnitFlag, hasUnitFlag, isOnTable, setUnitFlag, modelsOf, roundOf, sideOf } from '../state/query.ts';
import { specialMovementOfUnit } from '../state/special-movement.ts';
import { beginActivation } from './begin.ts';
import { carryOutInOrder, inOrder } from './in-order.ts';
import { carryOutMoves } from './movement.ts';

/**
 * Asks for every rule of a unit by which models of it may be repositioned on this occasion; returns whether one was
 * used.
 */
export const shiftUnit = (play: Play, unit: number, when: RepositionPlan['when'], rushed = false): boolean => {
  const side = sideOf(play.battle, unit);
  const shifts = shiftsOf(play.battle, unit, when, rushed).map((shift) => ({ ...shift, side, unit }));
  let used = false;
  for (const shift of inOrder(play, shifts)) used = placeAnew(play, unit, shift) || used;
  return used;
};

const placeAnew = (play: Play, unit: number, shift: Shift): boolean => {
  const { battle } = play;
  const faces = shift.d3 > 0 ? play.roll('shift', unit, shift.d3) : [];
  const reach = faces.reduce((sum, face) => sum + d3(face) * INCH, shift.reach);
  const { rule, models } = shift;
  const question = { kind: 'shift', side: sideOf(battle, unit), unit, rule, way: 'placed', models, reach } as const;
  const moves = play.ask(question, (answer) => checkPlaced(battle, unit, answer, { models, reach }));
  if (moves.length === 0) return false;
  placeMoves(battle, unit, moves);
  if (play.listening) play.emit({ type: 'placed', unit, rule, moves });
  return true;
};

/** Begins a unit's activation by repositioning it. */
export const beginShifted = (play: Play, unit: number): void => {
  const { battle } = play;
  beginActivation(play, unit);
  setUnitFlag(battle, unit, UNIT_FLAG.shifted);
  shiftUnit(play, unit, 'activated');
  if (shiftUnit(play, unit, 'attacking')) setUnitFlag(battle, unit, UNIT_FLAG.displaced);
};

/**
 * The same after a move and before attacks, for models whose rules allow it then and that have not used them
 * (muster:teleport); returns whether it was used.
 */
export const shiftBeforeAttacks = (play: Play, unit: number, rushed: boolean): boolean => {
  const { battle } = play;
  if (
    !battle.plan.roves ||
    hasUnitFlag(battle, unit, UNIT_FLAG.displaced | UNIT_FLAG.shaken) ||
    !isOnTable(battle, unit)
  )
    return false;
  const used = shiftUnit(play, unit, 'attacking', rushed);
  if (used) setUnitFlag(battle, unit, UNIT_FLAG.displaced);
  return used;
};

/** Returns the farthest that a unit may move after shooting or melee, and by which rule, or nothing. */
const slipOf = (
  battle: Battle,
  unit: number,
  after: 'shooting' | 'melee',
): { rule: string; reach: number } | undefined => {
  if (!battle.plan.roves || hasUnitFlag(battle, unit, UNIT_FLAG.slipped | UNIT_FLAG.shaken) || !isOnTable(battle, unit))
    return undefined;
  const rules = specialMovementOfUnit(battle, unit);
  let best: { rule: string; reach: number } | undefined;
  for (const { id, label, boosts, slip } of rules) {
    if (!slip || boosts !== undefined || (slip.after !== 'either' && slip.after !== after)) continue;
    const more = rules.reduce((sum, rule) => sum + (rule.boosts === id ? (rule.slip?.reach ?? 0) : 0), 0);
    if (!best || slip.reach + more > best.reach) best = { rule: label, reach: slip.reach + more };
  }
  return best;
};

/**
 * Lets both units of a melee move a little if they have a rule for it; if both have, the winner of a roll-off chooses
 * who goes first (muster:slip).
 */
export const slipAfterMelee = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  if (!battle.plan.roves) return;
  const slips = [charger, target].flatMap((unit) => {
    const slip = slipOf(battle, unit, 'melee');
    return slip
      ? [{ side: sideOf(battle, unit), unit, rule: slip.rule, run: () => slipAway(play, unit, 'melee') }]
      : [];
  });
  carryOutInOrder(play, slips);
};

/** Lets a unit with a rule for it move a little after shooting or melee, once per round (muster:slip). */
export const slipAway = (play: Play, unit: number, after: 'shooting' | 'melee'): void => {
  const { battle } = play;
  const slip = slipOf(battle, unit, after);
  if (!slip) return;
  const { rule, reach } = slip;
  const models = modelsOf(battle, unit);
  const check = (moves: readonly ModelMove[]): ReturnType<typeof checkMoves> =>
    moves.length === 0 ? undefined : checkMoves(battle, unit, moves, { kind: 'consolidate', limit: reach });
  const side = sideOf(battle, unit);
  const moves = play.ask({ kind: 'shift', side, unit, rule, way: 'moved', models, reach }, check);
  if (moves.length === 0) return;
  setUnitFlag(battle, unit, UNIT_FLAG.slipped);
  carryOutMoves(play, unit, moves, 'slip');
};

/** Returns the rule by which a unit may leave the table now, or nothing. */
export const withdrawalOf = (battle: Battle, unit: number): string | undefined => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.withdrew) || !isOnTable(battle, unit)) return undefined;
  if (roundOf(battle) >= roundsOf(battle.plan)) return undefined;
  return specialMovementOfUnit(battle, unit).find(({ withdraws }) => withdraws)?.label;
};

/** Lets a unit with a rule for it leave the table at the end of its activation, once per battle. */
export const withdraw = (play: Play, unit: number): void => {
  const { battle } = play;
  const rule = withdrawalOf(battle, unit);
  if (rule === undefined) return;
  if (!play.ask({ kind: 'withdraw', side: sideOf(battle, unit), unit, rule }, () => undefined)) return;
  clearUnitFlag(battle, unit, UNIT_FLAG.onTable);
  setUnitFlag(battle, unit, UNIT_FLAG.withdrew);
  battle.unitReserve[unit] = RESERVE.ambush;
  if (play.listening) play.emit({ type: 'withdrawn', unit, rule });
};
