import {
  type Battle,
  checkCharge,
  checkMoves,
  checkTogether,
  isCoherent,
  leader,
  type ModelMove,
  type MoveOrder,
  type Refusal,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { aircraftMove } from './aircraft.ts';
import { chargeMoves } from './charge.ts';
import { fieldOf, middleOfUnit, type Spot } from './estimate.ts';
import { type DistanceField, wayLeft } from './field.ts';
import { EXACT_EVALUATION } from './search.ts';
import { shiftMoves } from './shift.ts';
import { trekToward } from './toward.ts';
import { embarkMoves, leaveMoves } from './transport.ts';
import { prepareMove, pivotOf, type MovePreparation } from './trek.ts';

/** The move of a unit that a player drags. */
export interface Drag {
  /** The best legal move, if there is one. */
  moves: ModelMove[] | undefined;
  /** Why the unit cannot move straight there in formation, if it cannot. */
  refusal: Refusal | undefined;
}

const middle: Spot = { x: 0, y: 0 };
let spare: MovePreparation | undefined;

/**
 * Returns the move of a unit that a player drags: its middle ends at a point, and all models keep their formation. If that
 * is not legal, it goes around obstacles, as near to the point and in as good a formation as possible, and the refusal says
 * what was wrong with the straight move. A charge goes at its target, and boarding or leaving a transport stays that.
 */
export const moveUnitTo = (battle: Battle, unit: number, x: number, y: number, order: MoveOrder): Drag => {
  const trek = prepareMove(battle, unit, order, spare);
  spare = trek;
  middleOfUnit(battle, unit, middle);
  const dx = Math.round(x - middle.x);
  const dy = Math.round(y - middle.y);
  const straight = trek.carrier >= 0 ? allTo(trek, x, y) : shiftMoves(trek, dx, dy);
  const refusal = refusalOf(battle, unit, straight, order);
  return refusal ? { moves: bestTo(trek, x, y, dx, dy, order), refusal } : { moves: straight, refusal };
};

/** Returns moves of all models to the point, because passengers have no formation. */
const allTo = ({ count, models }: MovePreparation, x: number, y: number): ModelMove[] => {
  const moves: ModelMove[] = [];
  for (let i = 0; i < count; i++) moves.push({ model: models[i], path: [Math.round(x), Math.round(y)] });
  return moves;
};

const refusalOf = (battle: Battle, unit: number, moves: readonly ModelMove[], order: MoveOrder): Refusal | undefined =>
  order.kind === 'charge' && order.target !== undefined
    ? (checkCharge(battle, unit, order.target, moves, order.origin) ?? checkTogether(battle, unit, moves, order))
    : (checkMoves(battle, unit, moves, order) ?? checkTogether(battle, unit, moves, order));

const bestTo = (
  trek: MovePreparation,
  x: number,
  y: number,
  dx: number,
  dy: number,
  order: MoveOrder,
): ModelMove[] | undefined => {
  const { battle, unit } = trek;
  const { kind, target, embark } = order;
  if (kind === 'charge') return target === undefined ? undefined : chargeMoves(battle, unit, target);
  const pace = kind === 'rush' ? 'rush' : 'advance';
  if (embark !== undefined) return embarkMoves(battle, unit, embark, pace);
  if (trek.carrier >= 0) return leaveMoves(battle, unit, x, y, pace);
  if (battle.plan.models[leader(battle, unit)].straightLine > 0)
    return aircraftMove(battle, unit, (px, py) => distance2(px, py, x, y));
  const pivot = trek.models[pivotOf(trek)];
  const inForm = trekToward(trek, battle.x[pivot] + dx, battle.y[pivot] + dy, 0, EXACT_EVALUATION);
  const apart = trek.count > 1 && !isCoherent(battle, unit);
  if (trek.count === 1 || apart) return legal(battle, unit, inForm, order);
  // The place of the middle model may be behind a wall, and the point before it.
  const anyhow = trekToward(trek, x, y, 0, EXACT_EVALUATION);
  const field = fieldOf(battle, unit, x, y);
  middleOfUnit(battle, unit, middle);
  const stays = wayLeft(field, middle.x, middle.y);
  const left = leftAfter(field, inForm);
  const better = leftAfter(field, anyhow) < left ? anyhow : inForm;
  return leftAfter(field, better) < stays ? legal(battle, unit, better, order) : undefined;
};

const legal = (
  battle: Battle,
  unit: number,
  moves: ModelMove[] | undefined,
  order: MoveOrder,
): ModelMove[] | undefined => (moves && !checkMoves(battle, unit, moves, order) ? moves : undefined);

/** Returns the distance left from the middle of a unit after a move of all its models. */
const leftAfter = (field: DistanceField, moves: readonly ModelMove[] | undefined): number => {
  if (!moves) return Infinity;
  let x = 0;
  let y = 0;
  for (const { path } of moves) {
    x += path[path.length - 2];
    y += path[path.length - 1];
  }
  return wayLeft(field, x / moves.length, y / moves.length);
};
