import { rollVolley } from './volley/roll.ts';
import { type Attacker, compileVolley, isDeadly, type Volley } from '../attack/volley.ts';
import type { Play } from '../contract/play.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import { spendMarks } from '../state/marks.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { hasUnitFlag, sideOf } from '../state/query.ts';
import { misfire } from './random-events/misfire.ts';
import { withDieOptions } from './die-options.ts';
import { askMarkers, type SetAsideMarkers, restoreMarkers } from './markers.ts';
import { settleEachGroup, checkTargetWounds, checkAllWoundEffects } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** Resolves frozen weapon groups: target by target, Takedown before Deadly before the rest (battle:S5). */
export const shoot = (play: Play, unit: number, groups: readonly FrozenGroup[]): void => {
  if (groups.length === 0) return;
  const targets = targetsOf(groups);
  if (play.battle.plan.options.length === 0) shootAll(play, unit, groups, targets);
  else {
    const weapons = groups.map((group) => group.weapon);
    withDieOptions(play, unit, 'shooting', targets, () => shootAll(play, unit, groups, targets), weapons);
  }
};

/** Returns the units that groups shoot at, each once. */
const targetsOf = (groups: readonly FrozenGroup[]): number[] => {
  const targets: number[] = [];
  for (const { target } of groups) if (!targets.includes(target)) targets.push(target);
  return targets;
};

const shootAll = (play: Play, unit: number, groups: readonly FrozenGroup[], targets: readonly number[]): void => {
  const { battle } = play;
  for (const group of groups) for (const attacker of group.attackers) spend(battle, attacker);
  const kept: SetAsideMarkers[] = [];
  for (const target of targets) {
    for (const markers of askMarkers(play, unit, target)) kept.push(markers);
    shootAt(play, unit, target, groups);
    // Units around a target may be hit again by shots at the next one.
    if (target === targets[targets.length - 1]) checkAllWoundEffects(play, target, 'shooting', unit);
    else checkTargetWounds(play, target, 'shooting', unit);
    handleWrecks(play);
  }
  inflict(play, groups);
  for (const target of targets) useUp(battle, unit, target, groups);
  restoreMarkers(battle, kept);
};

/** Rolls the groups at one target, one after the other. */
const shootAt = (play: Play, unit: number, target: number, groups: readonly FrozenGroup[]): void => {
  const atTarget = groups.length === 1 ? groups : groups.filter((group) => group.target === target);
  for (const group of inTierOrder(play.battle, atTarget)) {
    const volley = compileShot(play.battle, unit, group);
    if (!volley) continue;
    const { shown = 0 } = rollVolley(play, volley);
    if (shown > 0) misfire(play, unit, shown);
    settleEachGroup(play, target, 'shooting', unit);
  }
};

/** Uses up one-time rules and the marks on the target. */
const useUp = (battle: Battle, unit: number, target: number, groups: readonly FrozenGroup[]): void => {
  let bits = 0;
  for (const group of groups)
    if (group.target === target) for (const attacker of group.attackers) bits |= attacker.bits;
  const haste = hasUnitFlag(battle, unit, UNIT_FLAG.rushed) ? UsedUpBy.shotRushing : 0;
  const moments =
    UsedUpBy.shot | haste | (bits & (CONDITION_BIT.unitOver9 | CONDITION_BIT.modelOver9) ? UsedUpBy.shotFar : 0);
  spendOneTimeRules(battle, unit, moments);
  spendOneTimeRules(battle, target, UsedUpBy.shotAt | (bits & CONDITION_BIT.unitOver9 ? UsedUpBy.shotAtFar : 0));
  spendMarks(battle, target, sideOf(battle, unit), moments);
};

/** Gives a unit shot at by a model with a rule for it an effect until the end of the round. */
const inflict = (play: Play, groups: readonly FrozenGroup[]): void => {
  const { battle } = play;
  const { models, grants } = battle.plan;
  for (const { target, attackers } of groups)
    for (const { model } of attackers)
      for (const place of models[model].inflicts) {
        if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed) || battle.unitGrants[target] & (1 << place)) continue;
        battle.unitGrants[target] |= 1 << place;
        if (play.listening) play.emit({ type: 'granted', unit: target, rule: grants[place].label, lasts: 'round' });
      }
};

/** Returns a group as it is rolled now; nothing if its target is gone. */
export const compileShot = (battle: Battle, unit: number, group: FrozenGroup): Volley | undefined => {
  const { target, pick } = group;
  if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed) || (pick >= 0 && !battle.alive[pick])) return undefined;
  const { attackers, cover, aimedAt } = group;
  const weapon = battle.plan.weapons[group.weapon];
  return compileVolley(battle, { kind: 'shooting', unit, weapon, target, pick, cover, attackers, aimedAt });
};

/** Returns the groups at one target in the order in which they are rolled. */
export const inTierOrder = (battle: Battle, groups: readonly FrozenGroup[]): readonly FrozenGroup[] => {
  if (groups.length < 2) return groups;
  const tier = (group: FrozenGroup): number => tierOf(battle, group.attackers[0], group.pick);
  return [...groups].sort((a, b) => tier(a) - tier(b));
};

/** Returns when a weapon is resolved: picked models first, then Deadly; Impact between those and the rest. */
export const tierOf = (battle: Battle, { model, held }: Attacker, pick: number): number => {
  if (pick >= 0) return 0;
  return isDeadly(battle, model, held) ? 1 : 3;
};

/** The place of Impact dice among the tiers. */
export const IMPACT_TIER = 2;

/** Marks copies of a limited weapon as used (battle:S14). */
export const spend = (battle: Battle, { model, held, copies }: Attacker): void => {
  if (held.usedBit < 0) return;
  let left = copies;
  for (let i = 0; i < held.count && left > 0; i++) {
    const bit = 1 << (held.usedBit + i);
    if (battle.used[model] & bit) continue;
    battle.used[model] |= bit;
    left--;
  }
};
