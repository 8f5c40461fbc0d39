import { rollVolley, type VolleyResult } from '../attack/roll.ts';
import type { Play } from '../game/play.ts';
import { type Battle, U } from '../state/battle.ts';
import { MOMENT } from '../plan/moments.ts';
import type { UnitRule } from '../plan/terms.ts';
import { givenRules } from '../state/given.ts';
import { spendMarks } from '../state/marks.ts';
import { spendOnce } from '../state/once.ts';
import { clear, fearOf, has, mark, sideOf } from '../state/query.ts';
import { fallAfterMelee, takeThorns, thornsOf } from './backlash.ts';
import { withLots } from './lots.ts';
import { backOff, consolidate } from './consolidation.ts';
import { askMarkers, putBack } from './markers.ts';
import { testMorale } from './morale.ts';
import { pileIn } from './pile-in.ts';
import { settleEachGroup, settleWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';
import { spend } from './shooting.ts';
import { arrangeBlows, askStrikeOrder, compileBlow } from './strike-order.ts';
import { impactDice, REACH, type Share, strikeDice, strikersOf } from './strikers.ts';

/** A whole melee after the charge has arrived: battle-spec §10, steps 3 to 9. */
export const fight = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  for (const unit of [charger, target]) {
    mark(battle, unit, U.fought);
    clear(battle, unit, U.struck);
    battle.unitDealt[unit] = 0;
  }
  pileIn(play, target, charger);
  const kept = [...askMarkers(play, charger, target), ...askMarkers(play, target, charger)];
  if (areBothAlive(battle, charger, target)) exchangeBlows(play, charger, target);
  fallAfterMelee(play, charger, target, (unit, foe, result) => tally(play, unit, foe, result));
  fallAfterMelee(play, target, charger, (unit, foe, result) => tally(play, unit, foe, result));
  for (const unit of [charger, target]) if (has(battle, unit, U.struck)) mark(battle, unit, U.fatigued);
  handleWrecks(play);
  if (battle.plan.ruleset.ways.morale === 'unit') judge(play, charger, target);
  spendInMelee(battle, charger, target);
  putBack(battle, kept);
  separate(play, charger, target);
};

/** What was given once has counted for those who struck and for those who were struck at. */
const spendInMelee = (battle: Battle, charger: number, target: number): void => {
  for (const [unit, foe] of [
    [charger, target],
    [target, charger],
  ]) {
    if (!has(battle, unit, U.struck)) continue;
    const far = unit === charger && has(battle, unit, U.chargedFar);
    const moments = MOMENT.struck | (unit === charger ? MOMENT.struckCharging : 0) | (far ? MOMENT.struckFar : 0);
    spendOnce(battle, unit, moments);
    spendOnce(battle, foe, MOMENT.struckAt | (far ? MOMENT.struckAtFar : 0));
    spendMarks(battle, foe, sideOf(battle, unit), moments);
  }
};

const areBothAlive = (battle: Battle, a: number, b: number): boolean =>
  !has(battle, a, U.destroyed) && !has(battle, b, U.destroyed);

/** What either unit was given when the melee began. */
type Turns = Readonly<Record<number, readonly UnitRule[]>>;

/** Whether a unit has anything to strike with in its turn. */
const hasBlows = (battle: Battle, unit: number, target: number, share: Share, turns: Turns): boolean =>
  strikersOf(battle, unit, target, share, REACH, turns[unit]).length > 0 ||
  strikeDice(battle, unit, target, share, REACH, turns[unit]).length > 0;

/** Counter first, then the charger, then whoever is left strikes back with the rest (battle:M1); the unwieldy come last. */
const exchangeBlows = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  // Whose turn it is was settled when the melee began: nobody strikes twice because an aura has gone out.
  const turns: Turns = { [charger]: givenRules(battle, charger), [target]: givenRules(battle, target) };
  let strikesBack: boolean | undefined;
  if (hasBlows(battle, target, charger, 'first', turns)) {
    strikesBack = wantsToStrike(play, target, charger);
    if (strikesBack) strike(play, target, charger, 'first', turns);
    if (strikesBack && !battle.plan.settings.counterThenStrikeBackIsOneAttack) mark(battle, target, U.fatigued);
  }
  if (!areBothAlive(battle, charger, target)) return;
  // Shaken by Counter, the charger strikes on sixes or not at all (battle:F9).
  const lowers = (): boolean => has(battle, charger, U.shaken) && !battle.plan.settings.shakenChargerStillStrikes;
  if (!lowers()) strike(play, charger, target, 'all', turns);
  if (!areBothAlive(battle, charger, target)) return;
  if (hasBlows(battle, target, charger, 'rest', turns)) {
    strikesBack ??= wantsToStrike(play, target, charger);
    if (strikesBack) strike(play, target, charger, 'rest', turns);
  }
  if (!battle.plan.hasLate || !areBothAlive(battle, charger, target) || lowers()) return;
  if (hasBlows(battle, charger, target, 'last', turns)) strike(play, charger, target, 'last', turns);
};

const wantsToStrike = (play: Play, unit: number, target: number): boolean =>
  play.ask({ kind: 'strike-back', side: sideOf(play.battle, unit), unit, target }, () => undefined);

/** One side strikes: Takedown, Deadly, Impact, the rest. */
const strike = (play: Play, unit: number, target: number, share: Share, turns: Turns): void => {
  const { battle } = play;
  const groups = strikersOf(battle, unit, target, share, REACH, turns[unit]);
  const impact = share === 'all' ? impactDice(battle, unit, target) : 0;
  const dice = strikeDice(battle, unit, target, share, REACH, turns[unit]);
  if (groups.length === 0 && impact === 0 && dice.length === 0) return;
  const thorns = thornsOf(battle, target);
  const weapons = groups.map((group) => group.weapon);
  const strikeAll = (): void => {
    const order = askStrikeOrder(play, unit, target, groups);
    const blows = arrangeBlows(battle, groups, order, impact, REACH, dice);
    for (const { group } of blows) for (const attacker of group.attackers) spend(battle, attacker);
    for (const blow of blows) {
      const volley = compileBlow(battle, unit, target, blow);
      if (volley) tally(play, unit, target, rollVolley(play, volley));
    }
  };
  withLots(play, unit, 'melee', [target], strikeAll, weapons);
  settleWounds(play, target, 'melee', unit);
  takeThorns(play, target, unit, thorns, (by, foe, result) => tally(play, by, foe, result));
};

/** Counts what a unit has dealt, and that it struck at all (battle:M5, battle:M6). */
const tally = (play: Play, unit: number, target: number, result: VolleyResult): void => {
  const { battle } = play;
  if (result.attacks > 0) mark(battle, unit, U.struck);
  battle.unitDealt[unit] += battle.plan.settings.melee_counts_absorbed ? result.landed : result.wounds;
  settleEachGroup(play, target, 'melee', unit);
};

/** Who won, and the loser's test (battle:M6–M11). */
const judge = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const dealt: [number, number] = [battle.unitDealt[charger], battle.unitDealt[target]];
  const totals: [number, number] = [meleeTotal(battle, charger), meleeTotal(battle, target)];
  const chargerGone = has(battle, charger, U.destroyed);
  const targetGone = has(battle, target, U.destroyed);
  const verdict = judgeMelee(totals, chargerGone, targetGone);
  const winner = verdict > 0 ? charger : verdict < 0 ? target : -1;
  if (play.listening) play.emit({ type: 'melee', charger, target, dealt, totals, winner });
  if (winner < 0 || chargerGone || targetGone) return;
  const loser = winner === charger ? target : charger;
  testMorale(play, loser, 'melee', winner);
};

/** Who won: 1 for the charger, -1 for the charged, 0 for a tie; whoever is destroyed has lost (battle:M10). */
export const judgeMelee = (totals: readonly [number, number], chargerGone: boolean, targetGone: boolean): number =>
  chargerGone || targetGone ? Number(targetGone) - Number(chargerGone) : Math.sign(totals[0] - totals[1]);

/** What a melee counts for a unit: wounds dealt and Fear, with the switch off only on top of wounds (battle:M8). */
export const meleeTotal = (battle: Battle, unit: number): number => {
  const dealt = battle.unitDealt[unit];
  const frightens = dealt > 0 || battle.plan.settings.fear_counts_without_wounds;
  return dealt + (frightens ? fearOf(battle, unit) : 0);
};

/** A survivor may move; otherwise the charger gives ground (battle:M12–M14). */
const separate = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const chargerGone = has(battle, charger, U.destroyed);
  const targetGone = has(battle, target, U.destroyed);
  if (chargerGone !== targetGone) consolidate(play, chargerGone ? target : charger);
  else if (!chargerGone && battle.plan.settings.backOff === 'required') backOff(play, charger, target);
};
