import { rollVolley } from '../attack/roll.ts';
import { type Attacker, compileVolley, grantedRules, type Volley } from '../attack/volley.ts';
import type { Play } from '../game/play.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { type Battle, U } from '../state/battle.ts';
import { has } from '../state/query.ts';
import { settleEachGroup, settleOthers, settleTarget } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** Resolves frozen weapon groups: target by target, Takedown before Deadly before the rest (battle:S5). */
export const shoot = (play: Play, unit: number, groups: readonly FrozenGroup[]): void => {
  const { battle } = play;
  for (const group of groups) for (const attacker of group.attackers) spend(battle, attacker);
  const targets = [...new Set(groups.map((group) => group.target))];
  for (const target of targets) {
    const atTarget = groups.filter((group) => group.target === target);
    for (const group of inTierOrder(battle, atTarget)) {
      const volley = compileShot(battle, unit, group);
      if (!volley) continue;
      rollVolley(play, volley);
      settleEachGroup(play, target, 'shooting', unit);
    }
    settleTarget(play, target, 'shooting', unit);
    handleWrecks(play);
  }
  settleOthers(play, 'shooting', unit);
  handleWrecks(play);
};

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
  const granted = grantedRules(battle, battle.unitOf[model]).map((rule) => rule.attack);
  return [held.terms, ...granted].some((terms) => terms.woundFactor.length > 0) ? 1 : 3;
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
