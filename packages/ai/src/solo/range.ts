import type { Battle } from '@muster/engine';
import type { Goal } from './goals.ts';
import { gapBetween, gapFrom, view } from './survey.ts';
import { longestRange, priceOf, shootingWounds, woundsLeft } from './worth.ts';

/** Returns how many enemies are in range of a unit after a straight move toward its goal, seen or not. */
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

/** Returns the worth of a unit's shots from its place with everything in sight, in points. */
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

/** Returns the worth of shots at a unit at a distance, in points. */
export const worthOfShots = (battle: Battle, unit: number, target: number, gap: number): number =>
  Math.min(woundsLeft(battle, target), shootingWounds(battle, unit, target, gap)) * priceOf(battle, target);
