import { rollVolley, type VolleyResult } from '../attack/roll.ts';
import { type Attacker, compileImpact, compileVolley } from '../attack/volley.ts';
import type { Play } from '../game/play.ts';
import type { StrikeOrder } from '../game/question.ts';
import { refuse } from '../game/refusal.ts';
import { attackDice, copiesLeft } from '../legal/shoot.ts';
import { BIT } from '../plan/situation.ts';
import { canStrike, modelsWithin } from '../space/measure.ts';
import { type Battle, U } from '../state/battle.ts';
import { clear, eachModel, has, mark, modelsOf, sideOf } from '../state/query.ts';
import { backOff, consolidate } from './consolidation.ts';
import { testMorale } from './morale.ts';
import { pileIn } from './pile-in.ts';
import { handleWreck } from './wreck.ts';
import { IMPACT_TIER, spend, tierOf } from './shooting.ts';

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
  handleWreck(play, charger);
  handleWreck(play, target);
  judge(play, charger, target);
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

interface StrikeGroup {
  weapon: number;
  attackers: Attacker[];
}

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
  const order = strikeOrder(play, unit, target, groups);
  const blows = arrange(battle, groups, order, target);
  let impactDone = impact === 0;
  const trample = (): void => {
    impactDone = true;
    const dice = Math.max(0, impact + counterOf(battle, target));
    if (dice > 0 && !has(battle, target, U.destroyed))
      tally(play, unit, rollVolley(play, compileImpact(battle, unit, target, dice)));
  };
  for (const { group, pick, tier } of blows) {
    if (!impactDone && tier > IMPACT_TIER) trample();
    if (has(battle, target, U.destroyed) || (pick >= 0 && !battle.alive[pick])) continue;
    for (const attacker of group.attackers) spend(battle, attacker);
    const volley = {
      kind: 'melee',
      unit,
      weapon: battle.plan.weapons[group.weapon],
      target,
      pick,
      attackers: group.attackers,
      cover: 'none',
    } as const;
    tally(play, unit, rollVolley(play, compileVolley(battle, volley)));
  }
  if (!impactDone) trample();
};

/** Counts what a unit has dealt, and that it struck at all (battle:M5, battle:M6). */
const tally = ({ battle }: Play, unit: number, result: VolleyResult): void => {
  if (result.attacks > 0) mark(battle, unit, U.struck);
  battle.unitDealt[unit] += battle.plan.settings.melee_counts_absorbed ? result.landed : result.wounds;
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

/** Asks for order, weapons kept back and picks, where there is something to decide. */
const strikeOrder = (play: Play, unit: number, target: number, groups: readonly StrikeGroup[]): StrikeOrder => {
  const { battle } = play;
  const free = groups.some(({ attackers: [{ held }] }) => held.terms.picksModel || held.usedBit >= 0);
  if (groups.length < 2 && !free) return {};
  const weapons = groups.map((group) => group.weapon);
  const answer = play.ask({ kind: 'strike', side: sideOf(battle, unit), unit, target, weapons }, (order) => {
    if (order === 'auto') return undefined;
    const known = [...(order.order ?? []), ...(order.hold ?? []), ...(order.picks ?? []).map((pick) => pick.weapon)];
    if (known.some((weapon) => !weapons.includes(weapon))) return refuse('no-such-weapon', { unit });
    const kept = order.hold?.find(
      (weapon) => groups.find((group) => group.weapon === weapon)?.attackers[0].held.usedBit === -1,
    );
    if (kept !== undefined) return refuse('action-not-allowed', { unit });
    const wrong = order.picks?.find(({ weapon, model }) => !canPick(battle, groups, weapon, model, target));
    return wrong ? refuse('pick-not-allowed', { unit, model: wrong.model }) : undefined;
  });
  return answer === 'auto' ? { picks: autoPicks(battle, groups, target) } : answer;
};

const canPick = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  weapon: number,
  model: number,
  target: number,
): boolean => {
  const group = groups.find((known) => known.weapon === weapon);
  if (!group?.attackers[0].held.terms.picksModel || !battle.alive[model] || battle.unitOf[model] !== target)
    return false;
  return group.attackers.some((attacker) =>
    modelsWithin(battle, attacker.model, model, battle.plan.ruleset.numbers.strikeReach),
  );
};

/** Left alone, a Takedown weapon goes for a hero in reach. */
const autoPicks = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  target: number,
): { weapon: number; model: number }[] => {
  const hero = modelsOf(battle, target).find((model) => battle.plan.models[model].hero);
  if (hero === undefined || battle.unitAlive[target] === 1) return [];
  return groups
    .filter(({ weapon }) => canPick(battle, groups, weapon, hero, target))
    .map(({ weapon }) => ({ weapon, model: hero }));
};

/** Puts the groups into the order in which they are rolled; attackers that cannot reach a pick strike the unit. */
const arrange = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  order: StrikeOrder,
  target: number,
): { group: StrikeGroup; pick: number; tier: number }[] => {
  const reach = battle.plan.ruleset.numbers.strikeReach;
  const wish = (weapon: number): number => {
    const at = order.order?.indexOf(weapon) ?? -1;
    return at < 0 ? Infinity : at;
  };
  const blows = groups
    .filter(({ weapon }) => !order.hold?.includes(weapon))
    .sort((a, b) => (wish(a.weapon) === wish(b.weapon) ? 0 : wish(a.weapon) - wish(b.weapon)))
    .flatMap((group) => {
      const pick = order.picks?.find(({ weapon }) => weapon === group.weapon)?.model ?? -1;
      const near = group.attackers.filter(({ model }) => pick >= 0 && modelsWithin(battle, model, pick, reach));
      const rest = group.attackers.filter((attacker) => !near.includes(attacker));
      return [
        { group: { ...group, attackers: near }, pick },
        { group: { ...group, attackers: rest }, pick: -1 },
      ];
    })
    .filter(({ group }) => group.attackers.length > 0)
    .map((blow) => ({ ...blow, tier: tierOf(blow.group.attackers[0].held.terms, blow.pick), target }));
  return blows.sort((a, b) => a.tier - b.tier);
};

/** Who won, and the loser's test (battle:M6–M11). */
const judge = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const dealt: [number, number] = [battle.unitDealt[charger], battle.unitDealt[target]];
  const totals: [number, number] = [dealt[0] + fearOf(battle, charger), dealt[1] + fearOf(battle, target)];
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

/** Wounds that Fear adds: of living models and granted rules; with the switch off only to wounds really dealt (battle:M8, battle:M9). */
const fearOf = (battle: Battle, unit: number): number => {
  if (!battle.plan.settings.fear_counts_without_wounds && battle.unitDealt[unit] === 0) return 0;
  let fear = 0;
  eachModel(battle, unit, (model) => {
    fear += battle.plan.models[model].fear;
  });
  if (fear + battle.unitGrants[unit] === 0 || has(battle, unit, U.destroyed)) return fear;
  battle.plan.grants.forEach((rule, i) => {
    if (battle.unitGrants[unit] & (1 << i)) fear += rule.fear;
  });
  return fear;
};

/** A survivor may move; otherwise the charger gives ground (battle:M12–M14). */
const separate = (play: Play, charger: number, target: number): void => {
  const { battle } = play;
  const chargerGone = has(battle, charger, U.destroyed);
  const targetGone = has(battle, target, U.destroyed);
  if (chargerGone !== targetGone) consolidate(play, chargerGone ? target : charger);
  else if (!chargerGone && battle.plan.settings.backOff === 'required') backOff(play, charger, target);
};
