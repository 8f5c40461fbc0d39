import { compileImpact, compileUnarmedHits } from '../attack/unarmed-hits.ts';
import { type Attacker, compileVolley, type Volley } from '../attack/volley.ts';
import type { Play } from '../contract/play.ts';
import type { StrikeOrder, StrikePick } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, modelsOf, sideOf } from '../state/query.ts';
import { inOrder } from './in-order.ts';
import { IMPACT_TIER, tierOf } from './shooting.ts';
import { counterOf, type RuleDiceAttack, type MeleeReach, REACH, type StrikeGroup } from './strikers.ts';

/** A group at the unit, or at a picked model, with its index among the others; or the Impact dice of a charge. */
export interface MeleeAttack {
  group: StrikeGroup;
  pick: number;
  tier: number;
  /** Impact dice; 0 for a weapon. */
  impact: number;
  /** Dice of a rule that is not a weapon. */
  thrown: RuleDiceAttack | undefined;
}

/** No model's weapon: Impact has none. */
const BARE: StrikeGroup = { weapon: -1, attackers: [] };

/** Asks for the order, weapons held back and picks, where there is a choice. */
export const askStrikeOrder = (
  play: Play,
  unit: number,
  target: number,
  groups: readonly StrikeGroup[],
): StrikeOrder => {
  const { battle } = play;
  if (groups.length < 2 && !groups.some(isFree)) return AS_IT_COMES;
  const weapons = groups.map((group) => group.weapon);
  const answer = play.ask({ kind: 'strike', side: sideOf(battle, unit), unit, target, weapons }, (order) =>
    order === 'auto' ? undefined : orderProblem(battle, unit, target, groups, order),
  );
  return answer === 'auto' ? { picks: autoPicks(battle, groups, target) } : answer;
};

/** Returns all groups in list order at the unit. */
const AS_IT_COMES: StrikeOrder = {};

/** Whether a model may hold back a weapon of a group, or pick a target model for it. */
const isFree = ({ attackers }: StrikeGroup): boolean => {
  for (const { held } of attackers) if (held.terms.picksModel || held.usedBit >= 0) return true;
  return false;
};

const orderProblem = (
  battle: Battle,
  unit: number,
  target: number,
  groups: readonly StrikeGroup[],
  { order = [], hold = [], picks = [] }: StrikeOrder,
): Refusal | undefined => {
  const named = [...order, ...hold, ...picks.map((pick) => pick.weapon)];
  const groupOf = (weapon: number): StrikeGroup | undefined => groups.find((group) => group.weapon === weapon);
  if (named.some((weapon) => !groupOf(weapon))) return refuse('no-such-weapon', { unit });
  // All models strike with all weapons; only one-time weapons may be held back (battle:M17, battle:S14).
  const kept = hold.find((weapon) => groupOf(weapon)?.attackers.some(({ held }) => held.usedBit < 0));
  if (kept !== undefined) return refuse('action-not-allowed', { unit });
  const wrong = picks.find((pick) => !canPick(battle, groups, pick, target, REACH));
  return wrong ? refuse('pick-not-allowed', { unit, model: wrong.model }) : undefined;
};

/** Whether a model in reach of the target model holds such a weapon (battle:S8). */
const canPick = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  pick: StrikePick,
  target: number,
  reach: MeleeReach,
): boolean =>
  battle.alive[pick.model] === 1 &&
  battle.unitOf[pick.model] === target &&
  groups.some(
    ({ weapon, attackers }) => weapon === pick.weapon && attackers.some((who) => mayPick(battle, who, pick, reach)),
  );

const mayPick = (battle: Battle, { model, held }: Attacker, pick: StrikePick, reach: MeleeReach): boolean =>
  held.terms.picksModel && (pick.by === undefined || pick.by === model) && reach.model(battle, model, pick.model);

/** By default, a Takedown weapon picks a hero in reach. */
export const autoPicks = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  target: number,
  reach: MeleeReach = REACH,
): StrikePick[] => {
  const picks: StrikePick[] = [];
  if (battle.unitAlive[target] === 1 || !groups.some(picksModels)) return picks;
  const hero = modelsOf(battle, target).find((model) => battle.plan.models[model].hero);
  if (hero === undefined) return picks;
  for (const { weapon } of groups) {
    const pick = { weapon, model: hero };
    if (canPick(battle, groups, pick, target, reach)) picks.push(pick);
  }
  return picks;
};

/** Whether a model may pick a target model with a weapon of a group. */
const picksModels = ({ attackers }: StrikeGroup): boolean => {
  for (const { held } of attackers) if (held.terms.picksModel) return true;
  return false;
};

/**
 * Puts the groups and Impact into the order in which they are rolled; models that cannot reach a pick strike the unit.
 */
export const orderMeleeAttacks = (
  battle: Battle,
  groups: readonly StrikeGroup[],
  order: StrikeOrder,
  impact: number,
  reach: MeleeReach = REACH,
  dice: readonly RuleDiceAttack[] = NO_DICE,
): MeleeAttack[] => {
  const blows: MeleeAttack[] = [];
  for (const group of order.order ? asWished(groups, order.order) : groups)
    if (!order.hold?.includes(group.weapon)) addBlows(blows, battle, group, order.picks ?? NO_PICKS, reach);
  if (impact > 0) blows.push({ group: BARE, pick: -1, tier: IMPACT_TIER, impact, thrown: undefined });
  for (const thrown of dice) blows.push({ group: BARE, pick: -1, tier: IMPACT_TIER, impact: 0, thrown });
  return inTiers(blows);
};

const NO_PICKS: readonly StrikePick[] = [];
const NO_DICE: readonly RuleDiceAttack[] = [];

/** Returns the groups in the order that their player wants, unnamed ones last. */
const asWished = (groups: readonly StrikeGroup[], order: readonly number[]): readonly StrikeGroup[] => {
  const wish = ({ weapon }: StrikeGroup): number => {
    const at = order.indexOf(weapon);
    return at < 0 ? groups.length : at;
  };
  return groups.toSorted((a, b) => wish(a) - wish(b));
};

/** Impact and dice of rules count as one kind of weapon: their owner chooses the order (battle:S5). */
export const orderThrows = (play: Play, unit: number, blows: readonly MeleeAttack[]): readonly MeleeAttack[] => {
  const isThrow = ({ impact, thrown }: MeleeAttack): boolean => impact > 0 || thrown !== undefined;
  const throws = blows.filter(isThrow);
  if (throws.length < 2) return blows;
  const side = sideOf(play.battle, unit);
  const dues = throws.map((blow) => ({ side, unit, rule: blow.thrown?.name ?? 'Impact', blow }));
  const ordered = inOrder(play, dues);
  let next = 0;
  return blows.map((blow) => (isThrow(blow) ? ordered[next++].blow : blow));
};

/** Sorts attacks by tier in place; within a tier they keep their order. */
const inTiers = (blows: MeleeAttack[]): MeleeAttack[] => {
  for (let i = 1; i < blows.length; i++) {
    const blow = blows[i];
    let at = i;
    for (; at > 0 && blows[at - 1].tier > blow.tier; at--) blows[at] = blows[at - 1];
    blows[at] = blow;
  }
  return blows;
};

/** Returns the attacks of a group: those at picked models, then that at the unit. */
const addBlows = (
  blows: MeleeAttack[],
  battle: Battle,
  group: StrikeGroup,
  picks: readonly StrikePick[],
  reach: MeleeReach,
): void => {
  const { weapon, attackers } = group;
  const own = picks.length === 0 ? picks : picks.filter((pick) => pick.weapon === weapon);
  if (own.length === 0) {
    blows.push({ group, pick: -1, tier: tierOf(battle, attackers[0], -1), impact: 0, thrown: undefined });
    return;
  }
  const pickOf = (attacker: Attacker): number =>
    own.find((pick) => mayPick(battle, attacker, pick, reach))?.model ?? -1;
  const chosen = attackers.map(pickOf);
  for (const pick of [...new Set(chosen)].sort((a, b) => b - a)) {
    const those = attackers.filter((_, i) => chosen[i] === pick);
    const tier = tierOf(battle, those[0], pick);
    blows.push({ group: { weapon, attackers: those }, pick, tier, impact: 0, thrown: undefined });
  }
};

/** Returns an attack as it is rolled now; nothing if its target is gone or Counter has taken away all Impact dice. */
export const compileMeleeAttack = (
  battle: Battle,
  unit: number,
  target: number,
  blow: MeleeAttack,
): Volley | undefined => {
  const { group, pick, impact, thrown } = blow;
  if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed) || (pick >= 0 && !battle.alive[pick])) return undefined;
  if (impact > 0) {
    const dice = Math.max(0, impact + counterOf(battle, target));
    return dice > 0 ? compileImpact(battle, unit, target, dice) : undefined;
  }
  if (thrown) {
    const lost = thrown.impact ? Math.max(0, -counterOf(battle, target) - thrown.spared) : 0;
    const dice = Math.max(0, thrown.dice - lost);
    return dice > 0 ? compileUnarmedHits(battle, unit, target, { ...thrown, dice }) : undefined;
  }
  const weapon = battle.plan.weapons[group.weapon];
  const { attackers } = group;
  const order = { kind: 'melee', unit, weapon, target, pick, cover: 'none', attackers, aimedAt: undefined } as const;
  return compileVolley(battle, order);
};
