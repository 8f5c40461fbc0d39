import { DIRECTIONS, INCH } from '@muster/kernel';
import type { Placement } from '../contract/action.ts';
import { checkPlacement, deployRule, type PlacementRule, spotProblem } from '../legal/deploy.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';

/** Returns spots in rows around an anchor, close enough for coherency: columns first, `perRow` to a row. */
export const gridAround = (
  battle: Battle,
  models: readonly number[],
  x: number,
  y: number,
  perRow: number,
  gap = 20,
): Placement[] => {
  const widest = Math.max(...models.map((model) => battle.plan.models[model].radius));
  const step = 2 * widest + gap;
  return models.map((model, i) => {
    const row = Math.floor(i / perRow);
    const column = i % perRow;
    const columns = Math.min(perRow, models.length);
    return {
      model,
      x: Math.round(x + (column - (columns - 1) / 2) * step),
      y: Math.round(y + row * step),
    };
  });
};

/** Returns the first legal block formation with its front centre on one of the anchors, or nothing. */
export const placeAt = (
  battle: Battle,
  unit: number,
  anchors: readonly (readonly [number, number])[],
  rule: PlacementRule,
): Placement[] | undefined => {
  const models = modelsOf(battle, unit);
  const widths = models.length > 3 ? [5, 4, 3, 2] : [models.length, 1];
  for (const [x, y] of anchors)
    for (const perRow of widths) {
      const spots = gridAround(battle, models, x, y, perRow);
      const clear = spots.every(
        (spot) => !spotProblem(battle.plan, spot.x, spot.y, battle.plan.models[spot.model].radius),
      );
      if (clear && !checkPlacement(battle, unit, spots, rule)) return spots;
    }
  return undefined;
};

/**
 * Returns spots for passengers next to a wreck: as a block if one fits, else model by model; models without room get
 * none.
 */
export const placeNear = (battle: Battle, unit: number, transport: number): Placement[] => {
  const { first } = battle.plan.units[transport];
  const anchors: [number, number][] = [];
  for (const distance of [0, 150, 300, 450])
    for (const [dx, dy] of DIRECTIONS)
      anchors.push([
        battle.x[first] + Math.round((dx * distance) / 1000),
        battle.y[first] + Math.round((dy * distance) / 1000),
      ]);
  const block = placeAt(battle, unit, anchors, { near: transport });
  return block ?? placeSingly(battle, unit, transport, anchors);
};

/** Places one model after the other, next to those that have a spot. */
const placeSingly = (
  battle: Battle,
  unit: number,
  transport: number,
  anchors: readonly (readonly [number, number])[],
): Placement[] => {
  const models = modelsOf(battle, unit);
  const placed: Placement[] = [];
  for (const model of models) {
    const { radius } = battle.plan.models[model];
    const near = placed.flatMap(({ model: other, x, y }) =>
      DIRECTIONS.map(([dx, dy]): readonly [number, number] => {
        const reach = radius + battle.plan.models[other].radius + 20;
        return [x + Math.round((dx * reach) / 1000), y + Math.round((dy * reach) / 1000)];
      }),
    );
    const alive = models.filter((other) => other !== model && !placed.some((place) => place.model === other));
    for (const other of alive) battle.alive[other] = 0;
    const spot = (placed.length > 0 ? near : anchors).find(
      ([x, y]) => !checkPlacement(battle, unit, [...placed, { model, x, y }], { near: transport }),
    );
    for (const other of alive) battle.alive[other] = 1;
    if (spot) placed.push({ model, x: spot[0], y: spot[1] });
  }
  return placed;
};

/** Returns some place where a unit may arrive, searched over the whole table. */
export const findRoom = (
  battle: Battle,
  unit: number,
  how: 'deployment' | 'scout' | 'ambush',
): Placement[] | undefined => {
  const { width, depth } = battle.plan.table;
  const anchors: [number, number][] = [];
  for (let y = INCH; y < depth; y += INCH) for (let x = INCH; x < width; x += INCH) anchors.push([x, y]);
  const rule = deployRule(battle, unit, how);
  return placeAt(battle, unit, anchors, rule) ?? (rule.zone?.partly ? pack(battle, unit, rule) : undefined);
};

/** Returns models side by side, base to base: for narrow zones. */
const pack = (battle: Battle, unit: number, rule: PlacementRule): Placement[] | undefined => {
  const { width, depth } = battle.plan.table;
  const models = modelsOf(battle, unit);
  const { radius } = battle.plan.models[models[0]];
  for (const perRow of [6, 7, 8, 9, 4, 2])
    for (let y = radius; y < depth; y += 50)
      for (let x = radius; x < width; x += INCH) {
        const spots = gridAround(battle, models, x, y, perRow, 1);
        if (!checkPlacement(battle, unit, spots, rule)) return spots;
      }
  return undefined;
};
