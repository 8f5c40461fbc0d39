import { rollVolley } from '../attack/roll.ts';
import { type Attacker, compileVolley, isDeadly, type Volley } from '../attack/volley.ts';
import type { Play } from '../game/play.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { type Battle, U } from '../state/battle.ts';
import { MOMENT } from '../plan/moments.ts';
import { BIT } from '../plan/situation.ts';
import { spendMarks } from '../state/marks.ts';
import { spendOnce } from '../state/once.ts';
import { has, sideOf } from '../state/query.ts';
import { misfire } from './events/misfire.ts';
import { withLots } from './lots.ts';
import { askMarkers, type Kept, putBack } from './markers.ts';
import { settleEachGroup, settleOthers, settleTarget } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** Resolves frozen weapon groups: target by target, Takedown before Deadly before the rest (battle:S5). */
export const shoot = (play: Play, unit: number, groups: readonly FrozenGroup[]): void => {
  const targets = [...new Set(groups.map((group) => group.target))];
  const weapons = groups.map((group) => group.weapon);
  if (groups.length > 0) withLots(play, unit, 'shooting', targets, () => shootAll(play, unit, groups), weapons);
};

const shootAll = (play: Play, unit: number, groups: readonly FrozenGroup[]): void => {
  const { battle } = play;
  for (const group of groups) for (const attacker of group.attackers) spend(battle, attacker);
  const targets = [...new Set(groups.map((group) => group.target))];
  const kept: Kept[] = [];
  for (const target of targets) {
    kept.push(...askMarkers(play, unit, target));
    const atTarget = groups.filter((group) => group.target === target);
    for (const group of inTierOrder(battle, atTarget)) {
      const volley = compileShot(battle, unit, group);
      if (!volley) continue;
      const { shown = 0 } = rollVolley(play, volley);
      if (shown > 0) misfire(play, unit, shown);
      settleEachGroup(play, target, 'shooting', unit);
    }
    settleTarget(play, target, 'shooting', unit);
    handleWrecks(play);
  }
  settleOthers(play, 'shooting', unit);
  handleWrecks(play);
  inflict(play, groups);
  if (targets.length === 0) return;
  const haste = MOMENT.shot | (has(battle, unit, U.rushed) ? MOMENT.shotRushing : 0);
  for (const target of targets) {
    const bits = groups.reduce((all, group) => (group.target === target ? all | bitsOf(group) : all), 0);
    const moments = haste | (bits & (BIT.unitOver9 | BIT.modelOver9) ? MOMENT.shotFar : 0);
    spendOnce(battle, unit, moments);
    spendOnce(battle, target, MOMENT.shotAt | (bits & BIT.unitOver9 ? MOMENT.shotAtFar : 0));
    spendMarks(battle, target, sideOf(battle, unit), moments);
  }
  putBack(battle, kept);
};

/** Whoever was shot at by a model with a rule for it has something of it to the end of the round. */
const inflict = (play: Play, groups: readonly FrozenGroup[]): void => {
  const { battle } = play;
  const { models, grants } = battle.plan;
  for (const { target, attackers } of groups)
    for (const { model } of attackers)
      for (const place of models[model].inflicts) {
        if (has(battle, target, U.destroyed) || battle.unitGrants[target] & (1 << place)) continue;
        battle.unitGrants[target] |= 1 << place;
        if (play.listening) play.emit({ type: 'granted', unit: target, rule: grants[place].label, lasts: 'round' });
      }
};

/** What is so for some of a group. */
const bitsOf = ({ attackers }: FrozenGroup): number => attackers.reduce((all, { bits }) => all | bits, 0);

/** A group as it is rolled now; nothing when its target is gone. */
export const compileShot = (battle: Battle, unit: number, group: FrozenGroup): Volley | undefined => {
  const { target, pick } = group;
  if (has(battle, target, U.destroyed) || (pick >= 0 && !battle.alive[pick])) return undefined;
  return compileVolley(battle, { ...group, weapon: battle.plan.weapons[group.weapon], kind: 'shooting', unit });
};

/** The groups at one target in the order in which they are rolled. */
export const inTierOrder = (battle: Battle, groups: readonly FrozenGroup[]): FrozenGroup[] => {
  const tier = (group: FrozenGroup): number => tierOf(battle, group.attackers[0], group.pick);
  return [...groups].sort((a, b) => tier(a) - tier(b));
};

/** When a weapon is resolved: picked models first, then Deadly; Impact stands between those and the rest. */
export const tierOf = (battle: Battle, { model, held }: Attacker, pick: number): number => {
  if (pick >= 0) return 0;
  return isDeadly(battle, model, held) ? 1 : 3;
};

/** Where Impact dice stand among the tiers. */
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
