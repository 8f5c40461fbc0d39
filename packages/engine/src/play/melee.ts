import { rollVolley, type VolleyResult } from '../attack/roll.ts';
import { compileImpact, compileVolley } from '../attack/volley.ts';
import type { Play } from '../game/play.ts';
import { attackDice, copiesLeft } from '../legal/shoot.ts';
import { BIT } from '../plan/situation.ts';
import { canStrike } from '../space/measure.ts';
import { type Battle, U } from '../state/battle.ts';
import { clear, eachModel, fearOf, has, mark, sideOf } from '../state/query.ts';
import { backOff, consolidate } from './consolidation.ts';
import { testMorale } from './morale.ts';
import { pileIn } from './pile-in.ts';
import { settleEachGroup, settleWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';
import { IMPACT_TIER, spend } from './shooting.ts';
import { arrangeBlows, askStrikeOrder, type StrikeGroup } from './strike-order.ts';

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
  if (has(battle, charger, U.shaken) && !battle.plan.settings.shakenChargerStillStrikes) return;
  strike(play, charger, target, 'all');
  if (!areBothAlive(battle, charger, target)) return;
  if (strikersOf(battle, target, charger, 'rest').length === 0) return;
  strikesBack ??= wantsToStrike(play, target, charger);
  if (strikesBack) strike(play, target, charger, 'rest');
};

const wantsToStrike = (play: Play, unit: number, target: number): boolean =>
  play.ask({ kind: 'strike-back', side: sideOf(play.battle, unit), unit, target }, () => undefined);

/** Which melee weapons take part: all of a charger's, those that strike first, or the others. */
type Share = 'all' | 'first' | 'rest';

/** The weapon groups of the models in reach, in list order. */
const strikersOf = (battle: Battle, unit: number, target: number, share: Share): StrikeGroup[] => {
  const groups: StrikeGroup[] = [];
  const charging = share === 'all' && has(battle, unit, U.charged);
  const bits = BIT.melee | (charging ? BIT.charging : 0) | (has(battle, unit, U.moved) ? BIT.moved : 0);
  const onlySixes = has(battle, unit, U.fatigued | U.shaken);
  eachModel(battle, unit, (model) => {
    const { weapons } = battle.plan.models[model];
    if (weapons.length === 0 || !canStrike(battle, model, target)) return;
    for (const held of weapons) {
      const copies = held.type.range > 0 ? 0 : copiesLeft(battle, model, held);
      if (copies === 0) continue;
      if (share !== 'all' && held.terms.strikesFirst !== (share === 'first')) continue;
      const attacker = { model, held, bits, onlySixes, copies, dice: attackDice(held, bits, copies) };
      const group = groups.find((known) => known.weapon === held.type.index);
      if (group) group.attackers.push(attacker);
      else groups.push({ weapon: held.type.index, attackers: [attacker] });
    }
  });
  return groups;
};

/** One side strikes: Takedown, Deadly, Impact, the rest. */
const strike = (play: Play, unit: number, target: number, share: Share): void => {
  const { battle } = play;
  const groups = strikersOf(battle, unit, target, share);
  const impact = share === 'all' ? impactDice(battle, unit, target) : 0;
  const blows = arrangeBlows(battle, groups, askStrikeOrder(play, unit, target, groups));
  for (const { group } of blows) for (const attacker of group.attackers) spend(battle, attacker);
  let impactDone = impact === 0;
  const trample = (): void => {
    impactDone = true;
    const dice = Math.max(0, impact + counterOf(battle, target));
    if (dice > 0 && !has(battle, target, U.destroyed))
      tally(play, unit, target, rollVolley(play, compileImpact(battle, unit, target, dice)));
  };
  for (const { group, pick, tier } of blows) {
    if (!impactDone && tier > IMPACT_TIER) trample();
    if (has(battle, target, U.destroyed) || (pick >= 0 && !battle.alive[pick])) continue;
    const volley = {
      kind: 'melee',
      unit,
      weapon: battle.plan.weapons[group.weapon],
      target,
      pick,
      attackers: group.attackers,
      cover: 'none',
    } as const;
    tally(play, unit, target, rollVolley(play, compileVolley(battle, volley)));
  }
  if (!impactDone) trample();
  settleWounds(play, target, 'melee', unit);
};

/** Counts what a unit has dealt, and that it struck at all (battle:M5, battle:M6). */
const tally = (play: Play, unit: number, target: number, result: VolleyResult): void => {
  const { battle } = play;
  if (result.attacks > 0) mark(battle, unit, U.struck);
  battle.unitDealt[unit] += battle.plan.settings.melee_counts_absorbed ? result.landed : result.wounds;
  settleEachGroup(play, target, 'melee', unit);
};

/** Impact dice of the models in reach, less what the target's Counter takes away; none for the fatigued (battle:M2, battle:M3). */
export const impactDice = (battle: Battle, unit: number, target: number): number => {
  if (has(battle, unit, U.fatigued | U.shaken) || !has(battle, unit, U.charged)) return 0;
  let dice = 0;
  eachModel(battle, unit, (model) => {
    const { impact } = battle.plan.models[model];
    if (impact > 0 && canStrike(battle, model, target)) dice += impact;
  });
  return dice;
};

const counterOf = (battle: Battle, target: number): number => {
  let dice = 0;
  eachModel(battle, target, (model) => {
    dice += battle.plan.models[model].impactOnCharger;
  });
  return dice;
};

/** Who won, and the loser's test (battle:M6–M11). */
const judge = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const dealt: [number, number] = [battle.unitDealt[charger], battle.unitDealt[target]];
  const totals: [number, number] = [meleeTotal(battle, charger), meleeTotal(battle, target)];
  const chargerGone = has(battle, charger, U.destroyed);
  const targetGone = has(battle, target, U.destroyed);
  const winner = chargerGone
    ? targetGone
      ? -1
      : target
    : targetGone || totals[0] > totals[1]
      ? charger
      : totals[1] > totals[0]
        ? target
        : -1;
  if (play.listening) play.emit({ type: 'melee', charger, target, dealt, totals, winner });
  if (winner < 0 || chargerGone || targetGone) return;
  const loser = winner === charger ? target : charger;
  testMorale(play, loser, 'melee', winner);
};

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
