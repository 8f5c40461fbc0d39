import { aircraftMove, chargeMoves, embarkMoves, leaveMoves, leaveTable, moveToward } from '../moving/index.ts';
import {
  type Action,
  actionsOf,
  type ActivateAction,
  type Battle,
  canActivate,
  capacityOf,
  checkDelay,
  checkShiftTurn,
  choicesOf,
  G,
  has,
  isEmbarked,
  isHighAbove,
  isLiving,
  isOnTable,
  looseIntel,
  mayActAgain,
  mayCast,
  mayUse,
  type ModelMove,
  modelsOf,
  turnOf,
  U,
  inch,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { chooseCast, chooseUse } from './casting.ts';
import { chooseJump } from './jumping.ts';
import { woundsText } from './models.ts';
import { chooseSpot, enemiesOf, objectiveChoices, type Spot, spotOf } from './places.ts';
import { chargeWords } from './odds-words.ts';
import type { Choice } from './prompt.ts';
import { type Seat, StartOver } from './seat.ts';

/** One activation: which unit, which action, where to. */
export const activate = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const active = battle.game[G.active];
  const units = battle.plan.sides[side].units.filter((unit) => isLiving(battle, unit) && canActivate(battle, unit));
  const choices = units
    .filter((unit) => active < 0 || unit === active)
    .map((unit): Choice<Turn> => ({ label: unitLabel(seat, unit), value: unit }));
  const again = active >= 0 ? [] : battle.plan.sides[side].units.filter((unit) => mayActAgain(battle, unit));
  const { rounds } = battle.plan.ruleset.numbers;
  const now = battle.game[G.round];
  const round = now > rounds ? `Round ${now}` : `Round ${now} of ${rounds}`;
  const turn = await prompt.choose<Turn>(`${round} · ${names.sides[side]}: which unit acts?`, [
    ...choices,
    ...again.map((unit) => ({ label: `${names.units[unit]} once more`, value: { again: unit } })),
    ...(units.length === 0 ? [{ label: 'nobody', value: 'pass' as const }] : []),
    { label: 'leave this activation to the computer', value: 'auto' },
  ]);
  if (turn === 'auto') return helper.act(battle, side);
  if (turn === 'pass') return { type: 'pass' };
  return typeof turn === 'object' ? { type: 'again', unit: turn.again } : chooseAction(seat, turn);
};

/** Who acts: a unit that has still to act, one that has and may again, nobody, or whoever the computer likes. */
type Turn = number | { again: number } | 'pass' | 'auto';

/** Which option of a rule: those of one rule after the other. */
const chooseOption = async ({ battle, prompt, names }: Seat, unit: number): Promise<Action> => {
  const picked = await prompt.choose<{ rule: string; option: number } | 'back'>(
    `What shall ${names.units[unit]} pick?`,
    [
      ...choicesOf(battle, unit).flatMap(({ rule, name, names: options }) =>
        options.map((label, option) => ({ label: `${name}: ${label}`, value: { rule, option } })),
      ),
      { label: 'nothing', value: 'back' as const },
    ],
  );
  if (picked === 'back') throw new StartOver();
  return { type: 'choose', unit, ...picked };
};

const unitLabel = ({ battle, names }: Seat, unit: number): string => {
  const notes = [
    ...(battle.unitStart[unit] > 1 ? [`${battle.unitAlive[unit]} of ${battle.unitStart[unit]} models`] : []),
    ...modelsOf(battle, unit).flatMap((model) => (battle.wounds[model] > 0 ? (woundsText(battle, model) ?? []) : [])),
    ...(has(battle, unit, U.shaken) ? ['Shaken'] : []),
    ...(isEmbarked(battle, unit) ? [`in ${names.units[battle.unitIn[unit]]}`] : []),
    ...(isOnTable(battle, unit) ? [placeText(spotOf(battle, unit))] : []),
  ];
  return `${names.units[unit]} (${notes.join(', ')})`;
};

const placeText = ({ x, y }: Spot): string => `at ${inch(Math.round(x / 10) * 10)}, ${inch(Math.round(y / 10) * 10)}`;

/** What a unit may be told. */
type Order =
  | 'hold'
  | 'advance'
  | 'rush'
  | 'charge'
  | 'idle'
  | 'board'
  | 'leave'
  | 'cast'
  | 'use'
  | 'shift'
  | 'choose'
  | 'delay'
  | 'back';

const chooseAction = async (seat: Seat, unit: number): Promise<Action> => {
  const { battle, prompt, names } = seat;
  const order = await prompt.choose(`What shall ${names.units[unit]} do?`, ordersFor(seat, unit));
  switch (order) {
    case 'back':
      throw new StartOver();
    case 'idle':
      return {
        type: 'activate',
        unit,
        action: 'idle',
        ...(isHighAbove(battle, unit) ? { moves: await fly(seat, unit) } : {}),
      };
    case 'hold':
      return { type: 'activate', unit, action: 'hold' };
    case 'charge':
      return charge(seat, unit);
    case 'shift':
      return { type: 'shift', unit };
    case 'choose':
      return chooseOption(seat, unit);
    case 'delay':
      return { type: 'delay', unit };
    case 'board':
      return board(seat, unit);
    case 'leave':
      return leaveTable(battle, unit) ?? stay(seat);
    case 'cast': {
      const spell = await chooseCast(seat, unit);
      if (spell === 'done') throw new StartOver();
      return { type: 'cast', unit, ...spell };
    }
    case 'use': {
      const use = await chooseUse(seat, unit);
      if (use === 'done') throw new StartOver();
      return { type: 'use', unit, ...use };
    }
    default:
      return move(seat, unit, order);
  }
};

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  hold: 'hold: stand still, then shoot',
  advance: 'advance: move, then shoot',
  rush: 'rush: move far, no shooting',
  charge: 'charge: move into contact and fight',
  idle: 'stay idle and recover',
  board: 'board a transport',
  leave: 'leave the table for the reward',
  cast: 'cast a spell first',
  use: 'use a special rule first',
  shift: 'be put down anew first',
  choose: 'pick what a special rule does first',
  delay: 'let the turn pass and act later',
  back: 'choose another unit',
};

const ordersFor = (seat: Seat, unit: number): Choice<Order>[] => {
  const { battle } = seat;
  const orders: Order[] = [];
  if (has(battle, unit, U.shaken)) orders.push('idle');
  else {
    orders.push(...actionsOf(battle, unit).filter((action) => action !== 'charge' || chargesOf(seat, unit).length > 0));
    if (!isEmbarked(battle, unit) && transportsFor(battle, unit).length > 0) orders.push('board');
    if (leaveTable(battle, unit)) orders.push('leave');
    if (mayCast(battle, unit)) orders.push('cast');
    if (mayUse(battle, unit)) orders.push('use');
    if (!checkShiftTurn(battle, unit)) orders.push('shift');
  }
  if (choicesOf(battle, unit).length > 0) orders.push('choose');
  if (!checkDelay(battle, unit)) orders.push('delay');
  return [...orders, 'back' as const].map((order) => ({ label: ORDER_WORDS[order], value: order }));
};

const move = async (seat: Seat, unit: number, action: 'advance' | 'rush'): Promise<ActivateAction> => {
  const { battle } = seat;
  if (isHighAbove(battle, unit)) return { type: 'activate', unit, action, moves: await fly(seat, unit) };
  const spot = await chooseGoal(seat, unit);
  const inside = isEmbarked(battle, unit);
  const leap = inside ? undefined : await chooseJump(seat, unit, spot, action);
  if (leap) return { type: 'activate', unit, action, moves: leap };
  const way = inside
    ? leaveMoves(battle, unit, spot.x, spot.y, action)
    : moveToward(battle, unit, spot.x, spot.y, action);
  return { type: 'activate', unit, action, moves: way ?? stay(seat) };
};

const chooseGoal = (seat: Seat, unit: number): Promise<Spot> => {
  const { battle, names } = seat;
  const from = spotOf(battle, isEmbarked(battle, unit) ? battle.unitIn[unit] : unit);
  const enemies = enemiesOf(seat, unit)
    .slice(0, 6)
    .map((enemy) => ({
      label: `toward ${names.units[enemy.unit]} (${inch(enemy.gap)} away)`,
      value: spotOf(battle, enemy.unit),
    }));
  const loose = looseIntel(battle).map((spot) => ({ label: `the marker ${placeText(spot)}`, value: spot }));
  return chooseSpot(seat, 'Where to?', [...objectiveChoices(seat, from), ...loose, ...enemies]);
};

const stay = ({ prompt }: Seat): never => {
  prompt.say('No legal move gets any nearer to that place: choose another.');
  throw new StartOver();
};

const fly = async (seat: Seat, unit: number): Promise<ModelMove[]> => {
  const goal = await chooseGoal(seat, unit);
  return aircraftMove(seat.battle, unit, (x, y) => distance2(x, y, goal.x, goal.y)) ?? stay(seat);
};

/** Enemies that a charge can reach, with the moves that do it. */
const chargesOf = (seat: Seat, unit: number): { unit: number; gap: number; moves: ModelMove[] }[] =>
  enemiesOf(seat, unit).flatMap((enemy) => {
    const moves = chargeMoves(seat.battle, unit, enemy.unit);
    return moves ? [{ ...enemy, moves }] : [];
  });

const charge = async (seat: Seat, unit: number): Promise<ActivateAction> => {
  const { unit: target, moves } = await seat.prompt.choose(
    'Charge whom?',
    chargesOf(seat, unit).map((value) => ({
      label: `${seat.names.units[value.unit]} (${inch(value.gap)} away: ${chargeWords(seat.battle, unit, value.unit)})`,
      value,
    })),
  );
  return { type: 'activate', unit, action: 'charge', target, moves };
};

const transportsFor = (battle: Battle, unit: number): { transport: number; moves: ModelMove[] }[] =>
  battle.plan.sides[battle.plan.units[unit].side].units.flatMap((transport) => {
    if (transport === unit || !isOnTable(battle, transport) || capacityOf(battle, transport) === 0) return [];
    const moves = embarkMoves(battle, unit, transport, 'advance');
    return moves ? [{ transport, moves }] : [];
  });

const board = async ({ battle, prompt, names }: Seat, unit: number): Promise<ActivateAction> => {
  const choices = transportsFor(battle, unit).map((value) => ({ label: names.units[value.transport], value }));
  const { transport, moves } = await prompt.choose('Board which transport?', choices);
  return { type: 'activate', unit, action: 'advance', moves, embark: transport };
};
