import { refuse, type Refusal } from '../contract/refusal.ts';
import { type Battle, GAME, UNIT_FLAG } from '../state/battle.ts';
import { specialCombatOf } from '../state/special-combat.ts';
import { canActivate, everyModel, hasUnitFlag, isLiving, isOnTable, sideOf, someModel } from '../state/query.ts';
import { checkTurn } from './activate.ts';

/** The bit of `unitUsed` for having been activated again. */
export const ACTED_AGAIN: number = 1 << 30;

/** Whether every living model of a unit has a rule that lets it act again. */
const knowsAgain = (battle: Battle, unit: number): boolean =>
  everyModel(battle, unit, (model) => specialCombatOf(battle, unit, model).some(({ actsAgain }) => actsAgain > 0));

/**
 * Returns how many units of a side may be activated again in one round: a share of those that started with the rule,
 * rounded up.
 */
const mostAgain = ({ plan }: Battle, side: number): number => {
  let most = 0;
  let share = 0;
  for (const unit of plan.sides[side].units) {
    const { first, count } = plan.units[unit];
    const own = plan.models.slice(first, first + count).map(({ fighting }) => fighting.find((rule) => rule.actsAgain));
    if (!own.every((rule) => rule !== undefined)) continue;
    most++;
    share = Math.max(share, ...own.map((rule) => rule.actsAgain));
  }
  return share === 0 ? most : Math.ceil(most / share);
};

/** Whether a unit that was activated this round may be activated once more. */
export const mayActAgain = (battle: Battle, unit: number): boolean =>
  battle.plan.fights &&
  isLiving(battle, unit) &&
  hasUnitFlag(battle, unit, UNIT_FLAG.activated) &&
  isOnTable(battle, unit) &&
  !(battle.unitUsed[unit] & ACTED_AGAIN) &&
  knowsAgain(battle, unit) &&
  battle.sideAgain[sideOf(battle, unit)] < mostAgain(battle, sideOf(battle, unit));

/** Checks whether a unit may be made ready again now. */
export const checkAgain = (battle: Battle, unit: number): Refusal | undefined => {
  if (!battle.plan.units[unit] || !isLiving(battle, unit)) return refuse('no-such-unit', { unit });
  if (!hasUnitFlag(battle, unit, UNIT_FLAG.activated)) return refuse('action-not-allowed', { unit });
  const problem = checkTurn(battle, unit, true);
  if (problem) return problem;
  return mayActAgain(battle, unit) ? undefined : refuse('already-activated', { unit });
};

/** Makes a unit ready again and removes its Fatigued state. */
export const readyAgain = (battle: Battle, unit: number): void => {
  battle.unitFlags[unit] &= ~(UNIT_FLAG.activated | UNIT_FLAG.fatigued);
  battle.unitUsed[unit] |= ACTED_AGAIN;
  battle.sideAgain[sideOf(battle, unit)]++;
};

/** Returns the units of a side that can still be activated this round. */
const unitsToAct = (battle: Battle, side: number): number =>
  battle.plan.sides[side].units.filter((unit) => isLiving(battle, unit) && canActivate(battle, unit)).length;

/** Checks whether a unit may pass the turn: once per round, while an enemy side has more units left. */
export const checkDelay = (battle: Battle, unit: number): Refusal | undefined => {
  const problem = checkTurn(battle, unit);
  if (problem) return problem;
  const knows = someModel(battle, unit, (model) => specialCombatOf(battle, unit, model).some(({ delays }) => delays));
  if (!knows) return refuse('no-such-rule', { unit });
  const side = sideOf(battle, unit);
  const have = unitsToAct(battle, side);
  const most = Math.max(...battle.plan.sides.map(({ index }) => (index === side ? 0 : unitsToAct(battle, index))));
  const begun = battle.game[GAME.active] >= 0;
  return begun || hasUnitFlag(battle, unit, UNIT_FLAG.delayed) || most <= have
    ? refuse('action-not-allowed', { unit })
    : undefined;
};
