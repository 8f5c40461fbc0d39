import type { Kill, UnitRef } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { KillNote, LossNote } from '../contract/play.ts';

/** Returns a unit as reports name it; nothing for a unit that an event brought, which is in no army (campaign:X9). */
export const refOf = (plan: BattlePlan, unit: number): UnitRef => {
  const { id, side, comes } = plan.units[unit];
  return { side: comes ? -1 : side, id };
};

/**
 * Returns which unit ended which, in order. A hero and its squad that one attacker ended in one action are one kill
 * (campaign:X2).
 */
export const killsOf = (plan: BattlePlan, losses: readonly LossNote[]): Kill[] => {
  const kills: { kill: Kill; unit: number; note: KillNote }[] = [];
  for (const { kill: note, unit, round, shaken } of losses) {
    if (!note) continue;
    const victims = note.ends.map((entry) => refOf(plan, entry));
    const before = kills.find((one) => one.unit === unit && isSameDeed(one.note, note));
    if (before) before.kill.victims.push(...victims);
    else {
      const by = note.claims.map((entry) => refOf(plan, entry));
      kills.push({ kill: { by, victims, round, melee: note.melee, shaken }, unit, note });
    }
  }
  return kills.map(({ kill }) => kill);
};

const isSameDeed = (one: KillNote, other: KillNote): boolean =>
  one.step === other.step &&
  one.claims.length === other.claims.length &&
  one.claims.every((entry) => other.claims.includes(entry));

/** Returns the side that was first to destroy a unit of an enemy's army. */
export const firstKillOf = (kills: readonly Kill[]): number | undefined =>
  kills.find(({ victims }) => victims.some(({ side }) => side >= 0))?.by[0].side;
