import { CLOSE, rangeAgainst } from '../legal/range.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { makeShooter, shotBits } from '../legal/shooter.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, modelsOf } from '../state/query.ts';
import { hitDefense } from '../attack/defense.ts';
import type { Cover } from '../contract/events.ts';
import type { Attacker } from '../attack/volley.ts';

/** What is assumed about shots, instead of looking at the table. */
export interface ShotSituation {
  /** The distance between the units, and from every model; hundredths of an inch. */
  distance: number;
  cover?: Cover;
  /** By default what the unit has done in this activation. */
  moved?: boolean;
  /** The target model of weapons that can pick one. */
  pick?: number;
}

/**
 * Returns the groups that a unit shoots when all its models see the target from a distance: all weapons with enough
 * range.
 */
export const assumeShots = (battle: Battle, unit: number, target: number, situation: ShotSituation): FrozenGroup[] => {
  const { distance, cover = 'none', moved = hasUnitFlag(battle, unit, UNIT_FLAG.moved), pick = -1 } = situation;
  const near = distance <= battle.plan.ruleset.numbers.farDistance;
  const bits =
    shotBits(battle, target, { unitNear: near, unitClose: distance <= CLOSE, moved }) |
    (near ? 0 : CONDITION_BIT.modelOver9) |
    (distance <= CLOSE ? CONDITION_BIT.within12 : 0);
  const groups = new Map<string, { weapon: number; pick: number; attackers: Attacker[] }>();
  for (const model of modelsOf(battle, unit))
    for (const held of battle.plan.models[model].weapons) {
      if (held.type.range === 0) continue;
      const range = rangeAgainst(battle, model, held, target);
      const attacker = makeShooter(battle, model, held, bits);
      if (range <= 0 || distance > range || attacker.copies === 0) continue;
      const picks = held.terms.picksModel ? pick : -1;
      const key = `${held.type.index} ${picks}`;
      const group = groups.get(key) ?? { weapon: held.type.index, pick: picks, attackers: [] };
      group.attackers.push(attacker);
      groups.set(key, group);
    }
  return [...groups.values()].map((group) => ({
    ...group,
    target,
    cover,
    aimedAt: hitDefense(battle, target, group.pick),
  }));
};
