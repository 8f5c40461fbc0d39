import { type Battle, sideOf } from '@muster/engine';
import type { PlacePreference } from '@muster/guide';
import { distance2 } from '@muster/kernel';
import { worthOfShots } from './range.ts';
import { view } from './survey.ts';

/** The distance from which aircraft prefer to shoot, and how far they look. */
const BEST = 1200;
const MOST = 2400;

/** Returns the preference of an aircraft for places: the most damage, near the middle. Call `survey` first. */
export const likingOf = (battle: Battle, unit: number): PlacePreference => {
  const { table, units } = battle.plan;
  const side = sideOf(battle, unit);
  const worth = units.map((other, i) =>
    view.there[i] && other.side !== side ? worthOfShots(battle, unit, i, BEST) : 0,
  );
  return (x, y) => {
    let best = 0;
    for (let foe = 0; foe < worth.length; foe++) {
      if (worth[foe] <= best) continue;
      const apart2 = distance2(x, y, view.x[foe], view.y[foe]);
      if (apart2 <= MOST * MOST) best = Math.max(best, worth[foe] * (apart2 <= BEST * BEST ? 1 : 0.7));
    }
    return Math.sqrt(distance2(x, y, table.width / 2, table.depth / 2)) / 500 - best;
  };
};
