import { circleOverlapsPolygon, distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../game/refusal.ts';
import { type Battle, G } from '../state/battle.ts';

/** Free ground that a marker needs around its centre to be reachable. */
const MARKER_RADIUS = 50;

/** Whether a marker may be put here: outside the zones, over 9" from the others, where somebody can stand. */
export const checkObjective = (battle: Battle, x: number, y: number): Refusal | undefined => {
  const { table, zones, terrain, ruleset } = battle.plan;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('bad-answer');
  if (x < 0 || y < 0 || x > table.width || y > table.depth) return refuse('off-table');
  if (zones.some((zone) => x >= zone.minX && x <= zone.maxX && y >= zone.minY && y <= zone.maxY))
    return refuse('objective-in-zone');
  const spacing = ruleset.numbers.objectiveSpacing;
  for (let i = 0; i < battle.game[G.objectives]; i++) {
    const apart = distance2(x, y, battle.objX[i], battle.objY[i]);
    if (apart <= spacing * spacing)
      return refuse('objective-too-close', { other: i, need: spacing, have: Math.round(Math.sqrt(apart)) });
  }
  if (
    terrain.some(
      (piece) => (piece.impassable || piece.gap) && circleOverlapsPolygon(x, y, MARKER_RADIUS, piece.polygon),
    )
  )
    return refuse('objective-unreachable');
  return undefined;
};
