import { rollVolley, type VolleyResult } from '../attack/roll.ts';
import type { Play } from '../game/play.ts';
import { type Battle, U } from '../state/battle.ts';
import { clear, fearOf, has, mark, sideOf } from '../state/query.ts';
import { backOff, consolidate } from './consolidation.ts';
import { testMorale } from './morale.ts';
import { pileIn } from './pile-in.ts';
import { settleEachGroup, settleWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';
import { spend } from './shooting.ts';
import { arrangeBlows, askStrikeOrder, compileBlow } from './strike-order.ts';
import { impactDice, type Share, strikersOf } from './strikers.ts';

/** A whole melee after the charge has arrived: battle-spec §10, steps 3 to 9. */
export const fight = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  for (const unit of [charger, target]) {
    mark(battle, unit, U.fought);
    clear(battle, unit, U.struck);
    battle.unitDealt[unit] = 0;
  }
  pileIn(play, target, charger);
  if (areBothAlive(battle, charger, target)) exchangeBlows(play, charger, target);
  for (const unit of [charger, target]) if (has(battle, unit, U.struck)) mark(battle, unit, U.fatigued);
  handleWrecks(play);
  if (battle.plan.ruleset.ways.morale === 'unit') judge(play, charger, target);
  separate(play, charger, target);
};

const areBothAlive = (battle: Battle, a: number, b: number): boolean =>
  !has(battle, a, U.destroyed) && !has(battle, b, U.destroyed);

/** Counter first, then the charger, then whoever is left strikes back with the rest (battle:M1). */
const exchangeBlows = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const counters = strikersOf(battle, target, charger, 'first');
  let strikesBack: boolean | undefined;
  if (counters.length > 0) {
    strikesBack = wantsToStrike(play, target, charger);
    if (strikesBack) strike(play, target, charger, 'first');
    if (strikesBack && !battle.plan.settings.counterThenStrikeBackIsOneAttack) mark(battle, target, U.fatigued);
  }
  if (!areBothAlive(battle, charger, target)) return;
  // Shaken by Counter, the charger strikes on sixes or not at all (battle:F9).
  const lowers = has(battle, charger, U.shaken) && !battle.plan.settings.shakenChargerStillStrikes;
  if (!lowers) strike(play, charger, target, 'all');
  if (!areBothAlive(battle, charger, target)) return;
  if (strikersOf(battle, target, charger, 'rest').length === 0) return;
  strikesBack ??= wantsToStrike(play, target, charger);
  if (strikesBack) strike(play, target, charger, 'rest');
};

const wantsToStrike = (play: Play, unit: number, target: number): boolean =>
  play.ask({ kind: 'strike-back', side: sideOf(play.battle, unit), unit, target }, () => undefined);

/** One side strikes: Takedown, Deadly, Impact, the rest. */
const strike = (play: Play, unit: number, target: number, share: Share): void => {
  const { battle } = play;
  const groups = strikersOf(battle, unit, target, share);
  const impact = share === 'all' ? impactDice(battle, unit, target) : 0;
  const blows = arrangeBlows(battle, groups, askStrikeOrder(play, unit, target, groups), impact);
  for (const { group } of blows) for (const attacker of group.attackers) spend(battle, attacker);
  for (const blow of blows) {
    const volley = compileBlow(battle, unit, target, blow);
    if (volley) tally(play, unit, target, rollVolley(play, volley));
  }
  settleWounds(play, target, 'melee', unit);
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
