import { distance2, segmentDistance2 } from '@muster/kernel';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, isHighAbove, isOnTable } from '../state/query.ts';
import { FLIES, movementBitsOf, PASSES, STRAIGHT } from './moving/way.ts';

const living = new Int32Array(BATTLE_LIMITS.models);
/** Models of other units near one that is about to take short steps. */
const crowd = new Int32Array(BATTLE_LIMITS.models);
let size = 0;

/** Collects all models of other units that models of a unit may come near in steps up to this length. */
export const gatherCrowd = (b: Battle, unit: number, step: number): void => {
  const { models, units, ruleset } = b.plan;
  const count = collectModels(b, unit, living);
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < count; i++) {
    const model = living[i];
    const { radius } = models[model];
    minX = Math.min(minX, b.x[model] - radius);
    minY = Math.min(minY, b.y[model] - radius);
    maxX = Math.max(maxX, b.x[model] + radius);
    maxY = Math.max(maxY, b.y[model] + radius);
  }
  size = 0;
  for (let other = 0; other < units.length; other++) {
    if (other === unit || !isOnTable(b, other) || isHighAbove(b, other)) continue;
    const others = collectModels(b, other, living);
    for (let i = 0; i < others; i++) {
      const model = living[i];
      const near = models[model].radius + ruleset.numbers.separation + step;
      if (b.x[model] + near < minX || b.x[model] - near > maxX) continue;
      if (b.y[model] + near < minY || b.y[model] - near > maxY) continue;
      crowd[size++] = model;
    }
  }
};

/**
 * Whether a model of the crowd blocks a straight step of a model to a spot: the move would be refused, so it need not
 * be checked further (battle:G2, battle:G3). The model may only come near the chargers of a unit that piles in, `but`.
 */
export const isBarred = (b: Battle, model: number, x: number, y: number, but = -1): boolean => {
  const { models, ruleset } = b.plan;
  const { radius } = models[model];
  for (let i = 0; i < size; i++) {
    const other = crowd[i];
    const ox = b.x[other];
    const oy = b.y[other];
    const touch = radius + models[other].radius;
    const far = touch + ruleset.numbers.separation;
    const near2 = segmentDistance2(ox, oy, b.x[model], b.y[model], x, y);
    if (near2 >= far * far || near2 >= distance2(ox, oy, b.x[model], b.y[model])) continue;
    if (near2 < touch * touch || b.unitOf[other] !== but) return isWalker(b, model);
  }
  return false;
};

/** Whether a model in the way of another blocks it. */
const isWalker = (b: Battle, model: number): boolean => {
  const how = movementBitsOf(b, b.unitOf[model], model);
  return (how & (FLIES | PASSES | STRAIGHT)) === 0;
};
