import {
  type Action,
  type ActivateAction,
  choicesOf,
  G,
  has,
  inch,
  isEmbarked,
  isHighAbove,
  isOnTable,
  leader,
  limitFrom,
  looseIntel,
  type ModelMove,
  modelsOf,
  type Spot,
  turnOf,
  U,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { aircraftMove, leaveMoves, leaveTable, moveToward } from '../moving/index.ts';
import {
  againUnits,
  boardingOf,
  chargesOf,
  enemiesOf,
  mayPass,
  type OrderName,
  ordersFor,
  readyUnits,
  spotOf,
} from '../offers/index.ts';
import { chooseCast, chooseUse } from './casting.ts';
import { chooseJump } from './jumping.ts';
import { woundsText } from './models.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import { chargeWords } from './odds-words.ts';
import type { Choice } from './prompt.ts';
import { type Seat, StartOver } from './seat.ts';

/** One activation: which unit, which action, where to. */
export const activate = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const choices = readyUnits(battle, side).map((unit): Choice<Turn> => ({ label: unitLabel(seat, unit), value: unit }));
  const { rounds } = battle.plan.ruleset.numbers;
  const now = battle.game[G.round];
  const round = now > rounds ? `Round ${now}` : `Round ${now} of ${rounds}`;
  const turn = await prompt.choose<Turn>(`${round} · ${names.sides[side]}: which unit acts?`, [
    ...choices,
    ...againUnits(battle, side).map((unit) => ({ label: `${names.units[unit]} once more`, value: { again: unit } })),
    ...(mayPass(battle) ? [{ label: 'nobody', value: 'pass' as const }] : []),
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

/** What a unit may be told, or that another one shall be chosen. */
type Order = OrderName | 'back';

const chooseAction = async (seat: Seat, unit: number): Promise<Action> => {
  const { battle, prompt, names } = seat;
  const order = await prompt.choose(
    `What shall ${names.units[unit]} do?`,
    [...ordersFor(battle, unit), 'back' as const].map((value) => ({ label: orderWords(seat, unit, value), value })),
  );
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

/** What an order means, and how far it goes where difficult terrain makes that less (battle:G17). */
const orderWords = ({ battle }: Seat, unit: number, order: Order): string => {
  if ((order !== 'advance' && order !== 'rush' && order !== 'charge') || isEmbarked(battle, unit))
    return ORDER_WORDS[order];
  const { length, slowed } = limitFrom(battle, unit, leader(battle, unit), { kind: order });
  return slowed ? `${ORDER_WORDS[order]} (up to ${inch(length)}: difficult terrain)` : ORDER_WORDS[order];
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
  const enemies = enemiesOf(battle, unit)
    .slice(0, 6)
    .map((enemy) => ({
      label: `toward ${names.units[enemy.unit]} (${inch(enemy.gap)} away)`,
      value: spotOf(battle, enemy.unit),
    }));
  const loose = looseIntel(battle).map((spot) => ({ label: `the marker ${placeText(spot)}`, value: spot }));
  return chooseSpot(seat, 'Where to?', [...objectiveChoices(seat, unit), ...loose, ...enemies]);
};

const stay = ({ prompt }: Seat): never => {
  prompt.say('No legal move gets any nearer to that place: choose another.');
  throw new StartOver();
};

const fly = async (seat: Seat, unit: number): Promise<ModelMove[]> => {
  const goal = await chooseGoal(seat, unit);
  return aircraftMove(seat.battle, unit, (x, y) => distance2(x, y, goal.x, goal.y)) ?? stay(seat);
};

const charge = async ({ battle, prompt, names }: Seat, unit: number): Promise<ActivateAction> => {
  const { target, moves } = await prompt.choose(
    'Charge whom?',
    chargesOf(battle, unit).map((value) => ({
      label: `${names.units[value.target]} (${inch(value.gap)} away: ${chargeWords(battle, unit, value.target)})`,
      value,
    })),
  );
  return { type: 'activate', unit, action: 'charge', target, moves };
};

const board = async ({ battle, prompt, names }: Seat, unit: number): Promise<ActivateAction> => {
  const choices = boardingOf(battle, unit).map((value) => ({
    label: `${names.units[value.transport]} (with ${value.action === 'rush' ? 'a rush' : 'an advance'})`,
    value,
  }));
  const { transport, action, moves } = await prompt.choose('Board which transport?', choices);
  return { type: 'activate', unit, action, moves, embark: transport };
};
