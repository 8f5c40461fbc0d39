import type { ActivateAction, ShootOrder } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import type { Refusal } from '../contract/refusal.ts';
import { checkCast, mayCast } from '../legal/cast.ts';
import { type FrozenGroup, freezeShooting } from '../legal/shoot.ts';
import { unitsWithin } from '../space/measure.ts';
import { type Battle, GAME, ACTIVATION_FLAGS, UNIT_FLAG } from '../state/battle.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { mayShootAfterRush } from '../state/special-combat.ts';
import {
  clearUnitFlag,
  firstModel,
  hasUnitFlag,
  isEmbarked,
  isOnTable,
  setUnitFlag,
  nextModel,
  sideOf,
} from '../state/query.ts';
import { closeFirsts, useOne } from './ability.ts';
import { beginActivation } from './begin.ts';
import { cast } from './casting.ts';
import { forgetPicks, pickTheRest } from './choose.ts';
import { arrive, type BeforeCharge, beforeCharge, forgetCharge } from './charge.ts';
import { exitRows, leaveTable } from './random-events/exit.ts';
import { deliverIntel, deliveryOf, dropIntel } from './random-events/intel.ts';
import { carryOutInOrder } from './in-order.ts';
import { testHurtUnits } from './morale.ts';
import { carryOutMoves } from './movement.ts';
import { recover } from './recovery.ts';
import { shiftBeforeAttacks, slipAway, withdraw, withdrawalOf } from './shift.ts';
import { shoot } from './shooting.ts';

/** Carries out a whole activation, from the choice of action to the tests at its end. */
export const activate = (play: Play, order: ActivateAction): void => {
  const { battle } = play;
  const { unit, action, target } = order;
  beginActivation(play, unit);
  pickTheRest(play, unit);
  if (play.listening) play.emit({ type: 'activated', unit, action, target });
  const before = action === 'charge' ? beforeCharge(battle, order) : undefined;
  let goesOn = action !== 'idle';
  if (action === 'idle' || action === 'hold') standStill(play, order);
  else goesOn = move(play, order);
  if (!hasUnitFlag(battle, unit, UNIT_FLAG.destroyed) && goesOn) act(play, order, before);
  if (!goesOn && before && target !== undefined && play.listening) play.emit({ type: 'charge-failed', unit, target });
  if (before) forgetCharge(before);
  spendOneTimeRules(battle, unit, UsedUpBy.acted | (MOVE_MOMENTS[action] ?? 0));
  finishActivation(play, unit, action === 'idle');
};

/** What a move action uses up. */
const MOVE_MOMENTS: Readonly<Record<string, number>> = {
  advance: UsedUpBy.advanced,
  rush: UsedUpBy.rushed,
  charge: UsedUpBy.charged,
};

/** Hold and idle: dangerous terrain is tested at once; Aircraft fly on even when Shaken (battle:L9). */
const standStill = (play: Play, { unit, moves = [] }: ActivateAction): void => {
  if (isOnTable(play.battle, unit)) carryOutMoves(play, unit, moves, 'advance');
};

/** Moves a unit, out of a transport or into one; returns false if that ends its activation. */
const move = (play: Play, { unit, action, target, moves = [], embark, exit }: ActivateAction): boolean => {
  const { battle } = play;
  const transport = battle.unitIn[unit];
  if (transport >= 0) {
    battle.unitIn[unit] = -1;
    setUnitFlag(battle, unit, UNIT_FLAG.onTable);
    if (play.listening) play.emit({ type: 'disembarked', unit, transport });
  }
  if (action === 'rush') setUnitFlag(battle, unit, UNIT_FLAG.rushed);
  if (action === 'charge') markCharge(battle, unit, transport, target);
  const rows = exit ? exitRows(play, unit, moves) : [];
  const goesOn = carryOutMoves(play, unit, moves, action, transport >= 0 ? transport : undefined);
  if (exit) leaveTable(play, unit, rows);
  if (exit) return false;
  if (embark === undefined || !goesOn || hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return goesOn;
  battle.unitIn[unit] = embark;
  clearUnitFlag(battle, unit, UNIT_FLAG.onTable);
  if (play.listening) play.emit({ type: 'embarked', unit, transport: embark });
  return true;
};

/** Stores a charge, and whether it begins over 9" from its target; out of a transport, over 9" from the transport. */
const markCharge = (battle: Battle, unit: number, transport: number, target?: number): void => {
  const { farDistance } = battle.plan.ruleset.numbers;
  const far = target !== undefined && !unitsWithin(battle, transport < 0 ? unit : transport, target, farDistance);
  setUnitFlag(battle, unit, far ? UNIT_FLAG.charged | UNIT_FLAG.chargedFar : UNIT_FLAG.charged);
};

/** Carries out what follows the move: spells, then shooting or melee. */
const act = (play: Play, order: ActivateAction, before?: BeforeCharge): void => {
  const { battle } = play;
  const { unit, action, target } = order;
  if (isEmbarked(battle, unit)) return;
  // A unit Shaken during its move casts and shoots no more, but a charge that has arrived is fought (battle:F9).
  const steady = !hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  if (steady) doBeforeAttacks(play, order);
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return;
  if (before && target !== undefined) arrive(play, unit, target, before);
  else if ((action !== 'rush' || mayShootAfterRush(battle, unit)) && steady) takeShots(play, unit, order.shoot);
};

/**
 * Offers what may be done between the move and the attacks, in any order and as often as possible: repositioning,
 * abilities, spells. What the player declined is offered again after something else was done (muster:order).
 */
const doBeforeAttacks = (play: Play, { unit, action }: ActivateAction): void => {
  const { battle } = play;
  let passed = action === 'charge' ? SHIFT : 0;
  while (!hasUnitFlag(battle, unit, UNIT_FLAG.destroyed) && passed !== EVERYTHING) {
    const next = passed & SHIFT ? (passed & USE ? CAST : USE) : SHIFT;
    const isDone =
      next === SHIFT
        ? shiftBeforeAttacks(play, unit, action === 'rush')
        : next === USE
          ? useOne(play, unit)
          : castOne(play, unit);
    passed = isDone ? (action === 'charge' ? SHIFT : 0) : passed | next;
  }
};

const SHIFT = 1;
const USE = 2;
const CAST = 4;
const EVERYTHING = SHIFT | USE | CAST;

/** Casts a spell if its player wants to; returns whether one was tried. */
const castOne = (play: Play, unit: number): boolean => {
  const { battle } = play;
  if (!mayCast(battle, unit)) return false;
  const order = play.ask({ kind: 'cast', side: sideOf(battle, unit), unit }, (answer) =>
    answer === 'done' ? undefined : checkCast(battle, unit, answer),
  );
  if (order === 'done') return false;
  cast(play, unit, order);
  return true;
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
  // Not declared, or no longer possible after dangerous terrain or a spell: ask.
  if (!told || freeze(told)) play.ask({ kind: 'shoot', side: sideOf(battle, unit), unit }, freeze);
  shoot(play, unit, groups);
  if (groups.length > 0) slipAway(play, unit, 'shooting');
};

/** Whether a unit has anything to shoot with. */
export const hasShots = (battle: Battle, unit: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const held of battle.plan.models[model].weapons) if (held.type.range > 0) return true;
  return false;
};

/**
 * A unit that carries something off the table and one that may return from Ambush leave in different ways: its side
 * chooses which comes first.
 */
const leaveInOrder = (play: Play, unit: number): void => {
  const { battle } = play;
  const delivered = battle.happenings.length > 0 ? deliveryOf(battle, unit) : undefined;
  const withdrawal = battle.plan.roves ? withdrawalOf(battle, unit) : undefined;
  if (delivered === undefined) return withdrawal === undefined ? undefined : withdraw(play, unit);
  if (withdrawal === undefined) return deliverIntel(play, unit);
  const side = sideOf(battle, unit);
  carryOutInOrder(play, [
    { side, unit, rule: delivered, run: () => deliverIntel(play, unit) },
    { side, unit, rule: withdrawal, run: () => withdraw(play, unit) },
  ]);
};

/**
 * Ends an activation: recovery, tests of units that were hurt, and the state of the activation is cleared (battle:L8).
 */
export const finishActivation = (play: Play, unit: number, idle: boolean): void => {
  const { battle } = play;
  setUnitFlag(battle, unit, UNIT_FLAG.activated);
  battle.game[GAME.active] = -1;
  battle.sideLast[sideOf(battle, unit)] = ++battle.game[GAME.activations];
  if (idle && !hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) {
    recover(play, unit);
  }
  testHurtUnits(play, unit);
  if (battle.happenings.length > 0) dropIntel(play);
  leaveInOrder(play, unit);
  for (let other = 0; other < battle.unitFlags.length; other++) battle.unitFlags[other] &= ~ACTIVATION_FLAGS;
  forgetPicks(battle, unit);
  battle.unitWounds.fill(0);
  battle.tested.fill(0);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    battle.tried[model] = 0;
    battle.did[model] = 0;
  }
  closeFirsts(battle, unit);
};
