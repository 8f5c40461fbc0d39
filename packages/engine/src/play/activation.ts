import { segmentLength } from '@muster/kernel';
import { spotsToward } from '../auto/pile-in.ts';
import type { ActivateAction, ModelMove, ShootOrder } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { checkCast, mayCast } from '../legal/cast.ts';
import { lengthOf } from '../legal/charge.ts';
import { allowanceOf, checkMoves, placeMoves, touchesDifficult } from '../legal/move.ts';
import { type FrozenGroup, freezeShooting } from '../legal/shoot.ts';
import { modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import { type Battle, G, SCRATCH_FLAGS, U } from '../state/battle.ts';
import { clear, has, isEmbarked, isOnTable, mark, modelsOf, sideOf, someModel } from '../state/query.ts';
import { cast } from './casting.ts';
import { fight } from './melee.ts';
import { testHurtUnits } from './morale.ts';
import { carryOut } from './movement.ts';
import { shoot } from './shooting.ts';

/** A whole activation, from the choice of action to the tests at its end. */
export const activate = (play: Play, order: ActivateAction): void => {
  const { battle } = play;
  const { unit, action, target } = order;
  battle.game[G.active] = unit;
  if (play.listening) play.emit({ type: 'activated', unit, action, target });
  const left = action === 'charge' ? movementLeft(battle, order) : undefined;
  if (action === 'idle' || action === 'hold') standStill(play, order);
  else move(play, order);
  if (!has(battle, unit, U.destroyed) && action !== 'idle') act(play, order, left);
  finishActivation(play, unit, action === 'idle');
};

/** Hold and idle: dangerous ground is tested at once; Aircraft fly on even when Shaken (battle:L9). */
const standStill = (play: Play, { unit, moves = [] }: ActivateAction): void => {
  if (isOnTable(play.battle, unit)) carryOut(play, unit, moves, 'advance');
};

const move = (play: Play, { unit, action, moves = [], embark }: ActivateAction): void => {
  const { battle } = play;
  const transport = battle.unitIn[unit];
  if (transport >= 0) {
    battle.unitIn[unit] = -1;
    mark(battle, unit, U.onTable);
    if (play.listening) play.emit({ type: 'disembarked', unit, transport });
  }
  if (action === 'charge') mark(battle, unit, U.charged);
  carryOut(play, unit, moves, action, transport >= 0 ? transport : undefined);
  if (embark === undefined || has(battle, unit, U.destroyed)) return;
  battle.unitIn[unit] = embark;
  clear(battle, unit, U.onTable);
  if (play.listening) play.emit({ type: 'embarked', unit, transport: embark });
};

/** What follows the move: spells, then shots or blows. */
const act = (play: Play, order: ActivateAction, left?: MovementLeft): void => {
  const { battle } = play;
  const { unit, action, target } = order;
  if (isEmbarked(battle, unit)) return;
  castMore(play, unit);
  if (has(battle, unit, U.destroyed)) return;
  if (left && target !== undefined) arrive(play, unit, target, left);
  else if (action !== 'rush') takeShots(play, unit, order.shoot);
};

const castMore = (play: Play, unit: number): void => {
  const { battle } = play;
  while (!has(battle, unit, U.destroyed) && mayCast(battle, unit)) {
    const order = play.ask({ kind: 'cast', side: sideOf(battle, unit), unit }, (answer) =>
      answer === 'done' ? undefined : checkCast(battle, unit, answer),
    );
    if (order === 'done') return;
    cast(play, unit, order);
  }
};

const takeShots = (play: Play, unit: number, told: readonly ShootOrder[] | undefined): void => {
  const { battle } = play;
  if (!hasShots(battle, unit)) return;
  let groups: readonly FrozenGroup[] = [];
  const freeze = (orders: readonly ShootOrder[]): Refusal | undefined => {
    const frozen = freezeShooting(battle, unit, orders);
    if (!frozen.refusal) groups = frozen.groups;
    return frozen.refusal;
  };
  // Not told, or no longer possible after dangerous ground or a spell: ask.
  if (!told || freeze(told)) play.ask({ kind: 'shoot', side: sideOf(battle, unit), unit }, freeze);
  shoot(play, unit, groups);
};

/** Whether a unit has anything to shoot with. */
export const hasShots = (battle: Battle, unit: number): boolean =>
  someModel(battle, unit, (model) => battle.plan.models[model].weapons.some((held) => held.type.range > 0));

/** What each model could still move after its charge move. */
type MovementLeft = ReadonlyMap<number, number>;

/** The first survivor that can still reach the target, straight into contact; nothing when nobody can. */
const autoFinish = (battle: Battle, unit: number, target: number, left: MovementLeft): ModelMove[] => {
  if (!isOnTable(battle, target)) return [];
  for (const model of modelsOf(battle, unit))
    for (const foe of modelsOf(battle, target)) {
      const limit = left.get(model) ?? 0;
      const reach = battle.plan.models[model].radius + battle.plan.models[foe].radius;
      for (const [x, y] of spotsToward(battle, model, foe, limit)) {
        const step = { model, path: [x, y] };
        const touches = segmentLength(x, y, battle.x[foe], battle.y[foe]) <= reach + 2;
        if (touches && !checkMoves(battle, unit, [step], { kind: 'charge', target, limit })) return [step];
      }
    }
  return [];
};

const movementLeft = (battle: Battle, { unit, moves = [] }: ActivateAction): MovementLeft => {
  // Those who charge out of a transport have no way of their own to finish.
  if (isEmbarked(battle, unit)) return new Map();
  const lengths = new Map(moves.map(({ model, path }) => [model, lengthOf(battle, model, path)]));
  const { difficultLimit } = battle.plan.ruleset.numbers;
  const cap = touchesDifficult(battle, unit, moves) ? difficultLimit : Infinity;
  const left = (model: number): number =>
    Math.min(cap, allowanceOf(battle, unit, model, 'rush')) - (lengths.get(model) ?? 0);
  return new Map(modelsOf(battle, unit).map((model) => [model, left(model)]));
};

/** A charge arrives, or has become impossible: then the rest of the move may go anywhere (battle:M15). */
const arrive = (play: Play, unit: number, target: number, left: MovementLeft): void => {
  const { battle } = play;
  const inContact = (): boolean =>
    isOnTable(battle, target) && someModel(battle, unit, (model) => modelTouchesUnit(battle, model, target));
  if (!inContact()) {
    const question = { kind: 'finish-move', side: sideOf(battle, unit), unit, target } as const;
    const answer = play.ask(question, (moves) =>
      moves === 'auto' ? undefined : checkFinish(battle, unit, target, moves, left),
    );
    const moves = answer === 'auto' ? autoFinish(battle, unit, target, left) : answer;
    if (moves.length > 0) carryOut(play, unit, moves, 'charge');
  }
  if (!has(battle, unit, U.destroyed) && inContact()) fight(play, unit, target);
  else if (play.listening) play.emit({ type: 'charge-failed', unit, target });
};

const touchesAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): boolean => {
  const block = battle.block.slice();
  placeMoves(battle, unit, moves);
  const touches = someModel(battle, unit, (model) => modelTouchesUnit(battle, model, target));
  battle.block.set(block);
  return touches;
};

const checkFinish = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
  left: MovementLeft,
): Refusal | undefined => {
  // As long as a survivor can carry the charge out, it must.
  if (!touchesAfter(battle, unit, target, moves) && autoFinish(battle, unit, target, left).length > 0)
    return refuse('charge-not-closing', { unit, other: target });
  if (moves.length === 0) return undefined;
  const far = moves.find(({ model, path }) => lengthOf(battle, model, path) > (left.get(model) ?? 0));
  if (far) return refuse('move-too-far', { unit, model: far.model, need: left.get(far.model) });
  const limit = Math.max(0, ...left.values());
  const stillReaches =
    isOnTable(battle, target) &&
    someModel(battle, unit, (model) => modelUnitGap(battle, model, target) <= (left.get(model) ?? 0));
  return checkMoves(battle, unit, moves, { kind: stillReaches ? 'charge' : 'finish', target, limit });
};

/** The end of an activation: recovery, tests of those who were hurt, and everything of the moment forgotten (battle:L8). */
export const finishActivation = (play: Play, unit: number, idle: boolean): void => {
  const { battle } = play;
  mark(battle, unit, U.activated);
  battle.game[G.active] = -1;
  battle.sideLast[sideOf(battle, unit)] = ++battle.game[G.activations];
  if (idle && !has(battle, unit, U.destroyed)) {
    clear(battle, unit, U.shaken);
    if (play.listening) play.emit({ type: 'recovered', unit });
  }
  testHurtUnits(play, unit);
  for (let other = 0; other < battle.unitFlags.length; other++) battle.unitFlags[other] &= ~SCRATCH_FLAGS;
  battle.unitWounds.fill(0);
  battle.tested.fill(0);
  for (const model of modelsOf(battle, unit)) battle.tried[model] = 0;
};
