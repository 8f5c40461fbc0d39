import type { Battle } from '@muster/engine';
import type { Goal } from './goals.ts';
import { gapBetween, gapFrom, view } from './survey.ts';
import { longestRange, priceOf, shootingWounds, woundsLeft } from './worth.ts';

/** Foes that would be in range of a unit after it has gone so far toward its goal, straight on and seen or not. */
export const foesInRange = (battle: Battle, unit: number, { x, y }: Goal, pace: number): number => {
  const range = longestRange(battle, unit);
  if (range === 0) return 0;
  const dx = x - view.x[unit];
  const dy = y - view.y[unit];
  const share = Math.min(1, pace / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  const { units } = battle.plan;
  let foes = 0;
  for (let other = 0; other < units.length; other++)
    if (
      view.there[other] &&
      units[other].side !== units[unit].side &&
      gapFrom(unit, view.x[unit] + share * dx, view.y[unit] + share * dy, other) <= range
    )
      foes++;
  return foes;
};

/** Points that shooting from where a unit stands could be worth if everything were in sight. */
export const shotsWorth = (battle: Battle, unit: number): number => {
  const { units } = battle.plan;
  const from = battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit;
  const range = longestRange(battle, unit);
  let best = 0;
  for (let other = 0; range > 0 && other < units.length; other++) {
    if (!view.there[other] || units[other].side === units[unit].side) continue;
    const gap = gapBetween(from, other);
    if (gap <= range) best = Math.max(best, worthOfShots(battle, unit, other, gap));
  }
  return best;
};

/** Points that shooting at a unit is worth which is so far away. */
export const worthOfShots = (battle: Battle, unit: number, target: number, gap: number): number =>
  Math.min(woundsLeft(battle, target), shootingWounds(battle, unit, target, gap)) * priceOf(battle, target);
