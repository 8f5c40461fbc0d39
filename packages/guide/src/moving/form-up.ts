import {
  type Battle,
  checkDeploy,
  collectModels,
  deployRule,
  insideZone,
  isHighAbove,
  isOnTable,
  BATTLE_LIMITS,
  type Placement,
  spotProblem,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type Front, frontOf, pointOf } from '../front.ts';
import { grow } from './grow.ts';
import { rank, ranks } from './ranks.ts';
import { prepareMove, type MovePreparation } from './trek.ts';
import { isFree } from './way.ts';

/** How a unit comes onto the table. */
export type ArrivalMode = 'deployment' | 'scout' | 'ambush';

/** The largest width of a row, so that a unit stays coherent and passes between obstacles. */
const WIDEST_ROW = 850;

/** The space between models in rows. */
const ELBOW = 20;

let spare: MovePreparation | undefined;
const larger = new Float64Array(BATTLE_LIMITS.models);

/**
 * Returns places for a unit in rows, with the middle of its front at the first anchor that fits, or nothing if none fits.
 */
export const formUp = (
  battle: Battle,
  unit: number,
  how: ArrivalMode,
  anchors: readonly (readonly [number, number])[],
): Placement[] | undefined => {
  const count = collectModels(battle, unit, members);
  const front = frontOf(battle.plan, battle.sideZone[battle.plan.units[unit].side]);
  for (const [x, y] of anchors) {
    const spots = rows(battle, count, x, y, front);
    if (standsFree(battle, spots) && !checkDeploy(battle, unit, spots, how)) return spots;
  }
  return undefined;
};

/** The models that form up. */
const members = new Int32Array(BATTLE_LIMITS.models);

const rows = ({ plan }: Battle, count: number, x: number, y: number, front: Front): Placement[] => {
  let widest = 0;
  for (let i = 0; i < count; i++) widest = Math.max(widest, plan.bases.radius[members[i]]);
  const step = 2 * widest + ELBOW;
  const handy = Math.ceil(Math.sqrt(1.6 * count));
  const perRow = Math.max(1, Math.min(count, handy, Math.floor(WIDEST_ROW / step)));
  const spots: Placement[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow);
    const column = (i % perRow) - (perRow - 1) / 2;
    const [dx, dy] = pointOf(front, column * step, -front.forward * row * step);
    spots.push({ model: members[i], x: Math.round(x + dx), y: Math.round(y + dy) });
  }
  return spots;
};

/** Whether all spots are free, a quick check before the full one. */
const standsFree = ({ plan }: Battle, spots: readonly Placement[]): boolean => {
  for (const { model, x, y } of spots) if (spotProblem(plan, x, y, plan.bases.radius[model])) return false;
  return true;
};

/** Returns places for a unit as near to a point as there is room, in any formation, or nothing if there is no room. */
export const placeUnitNear = (
  battle: Battle,
  unit: number,
  how: ArrivalMode,
  x: number,
  y: number,
): Placement[] | undefined => {
  const { table } = battle.plan;
  const limit = 2 * (table.width + table.depth);
  const trek = prepareMove(battle, unit, { kind: 'advance', limit }, spare);
  spare = trek;
  // No model walks, so the ground of its old place does not slow it.
  for (let i = 0; i < trek.count; i++) {
    trek.flies[i] = 1;
    trek.limits[i] = limit;
    larger[i] = -trek.radii[i];
  }
  rank(trek.count, larger);
  const first = ranks[0];
  const may = allowedSpots(trek, how);
  const worth = (px: number, py: number, radius: number): number =>
    may(px, py, radius) ? distance2(px, py, x, y) : Infinity;
  const aim = { worth, pull: 0 };
  const starts: (readonly [number, number])[] = [];
  for (let py = 50; py < table.depth; py += 100)
    for (let px = 50; px < table.width; px += 100)
      if (may(px, py, trek.radii[first]) && isFree(trek, first, px, py)) starts.push([px, py]);
  starts.sort((a, b) => distance2(a[0], a[1], x, y) - distance2(b[0], b[1], x, y));
  for (const [px, py] of starts) {
    const moves = [{ model: trek.models[first], path: [px, py] }];
    if (!grow(trek, aim, ranks, moves)) continue;
    const spots = moves.map(({ model, path }) => ({ model, x: path[0], y: path[1] }));
    if (!checkDeploy(battle, unit, spots, how)) return spots;
  }
  return undefined;
};

/** Returns a check of where a model may be placed, ignoring other models. */
const allowedSpots = (trek: MovePreparation, how: ArrivalMode): ((x: number, y: number, radius: number) => boolean) => {
  const { battle, unit } = trek;
  const { zone, enemiesBeyond = 0 } = deployRule(battle, unit, how);
  if (isHighAbove(battle, unit)) trek.otherCount = 0;
  const foes = battle.plan.models.filter(
    (model) =>
      battle.alive[model.index] &&
      model.side !== battle.plan.units[unit].side &&
      isOnTable(battle, battle.unitOf[model.index]),
  );
  return (x, y, radius) => {
    if (zone && !insideZone(zone.zone, zone.reach, x, y, radius)) return false;
    if (enemiesBeyond === 0) return true;
    for (const foe of foes) {
      const apart = foe.radius + radius + enemiesBeyond;
      if (distance2(x, y, battle.x[foe.index], battle.y[foe.index]) <= apart * apart) return false;
    }
    return true;
  };
};
