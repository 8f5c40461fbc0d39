import { rollVolley } from './volley/roll.ts';
import type { VolleyResult } from '../contract/events.ts';
import type { Play } from '../contract/play.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import type { UnitRule } from '../plan/terms.ts';
import { givenRules } from '../state/given.ts';
import { spendMarks } from '../state/marks.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { clearUnitFlag, fearOf, hasUnitFlag, setUnitFlag, sideOf } from '../state/query.ts';
import { fallAfterMelee, fallsAfterMelee, takeThorns, thornsOf } from './strike-back-hits.ts';
import { carryOutInOrder } from './in-order.ts';
import { withDieOptions } from './die-options.ts';
import { backOff, consolidate } from './consolidation.ts';
import { askMarkers, type SetAsideMarkers, markersFor, restoreMarkers } from './markers.ts';
import { testMorale } from './morale.ts';
import { pileIn } from './pile-in.ts';
import { settleEachGroup, checkAllWoundEffects } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';
import { spend } from './shooting.ts';
import { orderMeleeAttacks, askStrikeOrder, compileMeleeAttack, orderThrows } from './strike-order.ts';
import {
  type RuleDiceAttack,
  impactDice,
  REACH,
  type MeleeTurn,
  strikeDice,
  type StrikeGroup,
  strikersOf,
} from './strikers.ts';

/** Carries out a whole melee after the charge has arrived: battle-spec §10, steps 3 to 9. */
export const fight = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  enter(battle, charger);
  enter(battle, target);
  pileIn(play, target, charger);
  const kept = markersInOrder(play, charger, target);
  if (areBothAlive(battle, charger, target)) exchangeBlows(play, charger, target);
  fallInOrder(play, charger, target);
  if (hasUnitFlag(battle, charger, UNIT_FLAG.struck)) setUnitFlag(battle, charger, UNIT_FLAG.fatigued);
  if (hasUnitFlag(battle, target, UNIT_FLAG.struck)) setUnitFlag(battle, target, UNIT_FLAG.fatigued);
  handleWrecks(play);
  if (battle.plan.ruleset.ways.morale === 'unit') judge(play, charger, target);
  spendInMelee(battle, charger, target, true);
  spendInMelee(battle, target, charger, false);
  restoreMarkers(battle, kept);
  separate(play, charger, target);
};

/**
 * Asks both units how many markers they use up; if both have some, the winner of a roll-off chooses which unit is asked first
 * (muster:tags).
 */
const markersInOrder = (play: Play, charger: number, target: number): readonly SetAsideMarkers[] => {
  const { battle } = play;
  const kept: SetAsideMarkers[] = [];
  if (battle.plan.marks.length === 0) return kept;
  const pairs = [
    [charger, target],
    [target, charger],
  ] as const;
  const dues = pairs.flatMap(([unit, foe]) => {
    const rule = markersFor(battle, unit, foe)[0]?.label;
    const run = (): void => void kept.push(...askMarkers(play, unit, foe));
    return rule === undefined ? [] : [{ side: sideOf(battle, unit), unit, rule, run }];
  });
  carryOutInOrder(play, dues);
  return kept;
};

/**
 * Removes models that are lost after a melee; if both units have some, the winner of a roll-off chooses which unit is
 * first.
 */
const fallInOrder = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  if (!battle.plan.fights) return;
  const pairs = [
    [charger, target],
    [target, charger],
  ] as const;
  const dues = pairs.flatMap(([unit, foe]) => {
    const rule = fallsAfterMelee(battle, unit);
    const run = (): void => fallAfterMelee(play, unit, foe, tally);
    return rule === undefined ? [] : [{ side: sideOf(battle, unit), unit, rule, run }];
  });
  carryOutInOrder(play, dues);
};

/** Marks that a unit takes part in a melee. */
const enter = (battle: Battle, unit: number): void => {
  setUnitFlag(battle, unit, UNIT_FLAG.fought);
  clearUnitFlag(battle, unit, UNIT_FLAG.struck);
  battle.unitDealt[unit] = 0;
};

/** Uses up one-time rules for the units that struck and were struck. */
const spendInMelee = (battle: Battle, unit: number, foe: number, charges: boolean): void => {
  if (!hasUnitFlag(battle, unit, UNIT_FLAG.struck)) return;
  const far = charges && hasUnitFlag(battle, unit, UNIT_FLAG.chargedFar);
  const moments = UsedUpBy.struck | (charges ? UsedUpBy.struckCharging : 0) | (far ? UsedUpBy.struckFar : 0);
  spendOneTimeRules(battle, unit, moments);
  spendOneTimeRules(battle, foe, UsedUpBy.struckAt | (far ? UsedUpBy.struckAtFar : 0));
  spendMarks(battle, foe, sideOf(battle, unit), moments);
};

const areBothAlive = (battle: Battle, a: number, b: number): boolean =>
  !hasUnitFlag(battle, a, UNIT_FLAG.destroyed) && !hasUnitFlag(battle, b, UNIT_FLAG.destroyed);

/** What a unit strikes with in its turn. */
interface Arms {
  groups: readonly StrikeGroup[];
  impact: number;
  dice: readonly RuleDiceAttack[];
}

/**
 * Returns what a unit strikes with in its turn, with the rules it was given when the melee began; nothing if it has
 * nothing.
 */
const takeArms = (
  battle: Battle,
  unit: number,
  target: number,
  share: MeleeTurn,
  given: readonly UnitRule[],
): Arms | undefined => {
  const groups = strikersOf(battle, unit, target, share, REACH, given);
  const impact = share === 'all' ? impactDice(battle, unit, target) : 0;
  const dice = strikeDice(battle, unit, target, share, REACH, given);
  return groups.length > 0 || impact > 0 || dice.length > 0 ? { groups, impact, dice } : undefined;
};

/**
 * Counter first, then the charging unit, then the charged unit strikes back with its other weapons (battle:M1);
 * Unwieldy comes last.
 */
const exchangeBlows = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const { hasEarly, hasLate, settings } = battle.plan;
  // The order was fixed when the melee began: no model strikes twice because an aura has ended.
  const chargers = givenRules(battle, charger);
  const charged = givenRules(battle, target);
  let strikesBack: boolean | undefined;
  const counter = hasEarly ? takeArms(battle, target, charger, 'first', charged) : undefined;
  if (counter) {
    strikesBack = wantsToStrike(play, target, charger, 'first');
    if (strikesBack) strike(play, target, charger, counter);
    if (strikesBack && !settings.counterThenStrikeBackIsOneAttack) setUnitFlag(battle, target, UNIT_FLAG.fatigued);
  }
  if (!areBothAlive(battle, charger, target)) return;
  const charge = lowersArms(battle, charger) ? undefined : takeArms(battle, charger, target, 'all', chargers);
  if (charge) strike(play, charger, target, charge);
  if (!areBothAlive(battle, charger, target)) return;
  const answer = strikesBack === false ? undefined : takeArms(battle, target, charger, 'rest', charged);
  if (answer) {
    strikesBack ??= wantsToStrike(play, target, charger);
    if (strikesBack) strike(play, target, charger, answer);
  }
  if (!hasLate || !areBothAlive(battle, charger, target) || lowersArms(battle, charger)) return;
  const last = takeArms(battle, charger, target, 'last', chargers);
  if (last) strike(play, charger, target, last);
};

/** Returns whether a charging unit that Counter has made Shaken strikes, hitting on 6s, or not at all (battle:F9). */
const lowersArms = (battle: Battle, charger: number): boolean =>
  hasUnitFlag(battle, charger, UNIT_FLAG.shaken) && !battle.plan.settings.shakenChargerStillStrikes;

const wantsToStrike = (play: Play, unit: number, target: number, when?: 'first'): boolean =>
  play.ask(
    { kind: 'strike-back', side: sideOf(play.battle, unit), unit, target, ...(when ? { first: true } : {}) },
    anyAnswer,
  );

const anyAnswer = (): undefined => undefined;

/** One side strikes: Takedown, Deadly, Impact, the rest. */
const strike = (play: Play, unit: number, target: number, arms: Arms): void => {
  const { battle } = play;
  const thorns = thornsOf(battle, target);
  if (battle.plan.options.length === 0) strikeAll(play, unit, target, arms);
  else {
    const weapons = arms.groups.map((group) => group.weapon);
    withDieOptions(play, unit, 'melee', [target], () => strikeAll(play, unit, target, arms), weapons);
  }
  checkAllWoundEffects(play, target, 'melee', unit);
  if (thorns.length > 0) takeThorns(play, target, unit, thorns, tally);
};

const strikeAll = (play: Play, unit: number, target: number, { groups, impact, dice }: Arms): void => {
  const { battle } = play;
  const order = askStrikeOrder(play, unit, target, groups);
  const arranged = orderMeleeAttacks(battle, groups, order, impact, REACH, dice);
  const blows = dice.length > 0 ? orderThrows(play, unit, arranged) : arranged;
  for (const { group } of blows) for (const attacker of group.attackers) spend(battle, attacker);
  for (const blow of blows) {
    const volley = compileMeleeAttack(battle, unit, target, blow);
    if (volley) tally(play, unit, target, rollVolley(play, volley));
  }
};

/** Adds what a unit has dealt, and that it struck at all (battle:M5, battle:M6). */
const tally = (play: Play, unit: number, target: number, result: VolleyResult): void => {
  const { battle } = play;
  if (result.attacks > 0) setUnitFlag(battle, unit, UNIT_FLAG.struck);
  battle.unitDealt[unit] += battle.plan.settings.meleeCountsAbsorbed ? result.landed : result.wounds;
  settleEachGroup(play, target, 'melee', unit);
};

/** Determines the winner, and tests the loser (battle:M6–M11). */
const judge = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const dealt: [number, number] = [battle.unitDealt[charger], battle.unitDealt[target]];
  const totals: [number, number] = [meleeTotal(battle, charger), meleeTotal(battle, target)];
  const chargerGone = hasUnitFlag(battle, charger, UNIT_FLAG.destroyed);
  const targetGone = hasUnitFlag(battle, target, UNIT_FLAG.destroyed);
  const verdict = judgeMelee(totals, chargerGone, targetGone);
  const winner = verdict > 0 ? charger : verdict < 0 ? target : -1;
  if (play.listening) play.emit({ type: 'melee', charger, target, dealt, totals, winner });
  if (winner < 0 || chargerGone || targetGone) return;
  const loser = winner === charger ? target : charger;
  testMorale(play, loser, 'melee', winner);
};

/**
 * Returns the winner: 1 for the charging unit, -1 for the charged unit, 0 for a tie; a destroyed unit has lost
 * (battle:M10).
 */
export const judgeMelee = (totals: readonly [number, number], chargerGone: boolean, targetGone: boolean): number =>
  chargerGone || targetGone ? Number(targetGone) - Number(chargerGone) : Math.sign(totals[0] - totals[1]);

/**
 * Returns what counts for a unit in a melee: wounds dealt and Fear, by the setting only in addition to wounds
 * (battle:M8).
 */
export const meleeTotal = (battle: Battle, unit: number): number => {
  const dealt = battle.unitDealt[unit];
  const frightens = dealt > 0 || battle.plan.settings.fearCountsWithoutWounds;
  return dealt + (frightens ? fearOf(battle, unit) : 0);
};

/** A survivor may consolidate; otherwise the charging unit moves back (battle:M12–M14). */
const separate = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const chargerGone = hasUnitFlag(battle, charger, UNIT_FLAG.destroyed);
  const targetGone = hasUnitFlag(battle, target, UNIT_FLAG.destroyed);
  if (chargerGone !== targetGone) consolidate(play, chargerGone ? target : charger);
  else if (!chargerGone && battle.plan.settings.backOff === 'required') backOff(play, charger, target);
};
