import {
  type Action,
  type ActivateAction,
  choicesOf,
  GAME,
  hasUnitFlag,
  isEmbarked,
  isHighAbove,
  isOnTable,
  leader,
  limitFrom,
  markersOnTable,
  type ModelMove,
  modelsOf,
  type Spot,
  turnOf,
  UNIT_FLAG,
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
import type { PromptChoice } from './prompt.ts';
import { CHOICES, HINTS, ORDERS, QUESTIONS, slowedOrder } from './question-texts.ts';
import { type AskingContext, StartOver } from './seat.ts';

/** Asks which unit activates, and with which action. */
export const activate = async (seat: AskingContext): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const choices = readyUnits(battle, side).map((unit): PromptChoice<Turn> => ({
    label: unitLabel(seat, unit),
    value: unit,
  }));
  const { rounds } = battle.plan.ruleset.numbers;
  const question = QUESTIONS.activate(battle.game[GAME.round], rounds, names.sides[side]);
  const turn = await prompt.choose<Turn>(question, [
    ...choices,
    ...againUnits(battle, side).map((unit) => ({ label: CHOICES.again(names.units[unit]), value: { again: unit } })),
    ...(mayPass(battle) ? [{ label: CHOICES.pass, value: 'pass' as const }] : []),
    { label: CHOICES.computerActivates, value: 'auto' },
  ]);
  if (turn === 'auto') return helper.act(battle, side);
  if (turn === 'pass') return { type: 'pass' };
  return typeof turn === 'object' ? { type: 'again', unit: turn.again } : chooseAction(seat, turn);
};

/** The choice of an activation: a ready unit, a unit that may act again, a pass, or the computer's choice. */
type Turn = number | { again: number } | 'pass' | 'auto';

/** Asks for an option of one of the unit's rules. */
const chooseOption = async ({ battle, prompt, names }: AskingContext, unit: number): Promise<Action> => {
  const picked = await prompt.choose<{ rule: string; option: number } | 'back'>(QUESTIONS.option(names.units[unit]), [
    ...choicesOf(battle, unit).flatMap(({ rule, name, names: options }) =>
      options.map((label, option) => ({ label: CHOICES.option(name, label), value: { rule, option } })),
    ),
    { label: CHOICES.none, value: 'back' as const },
  ]);
  if (picked === 'back') throw new StartOver();
  return { type: 'choose', unit, ...picked };
};

const unitLabel = ({ battle, names }: AskingContext, unit: number): string => {
  const notes = [
    ...(battle.unitStart[unit] > 1 ? [CHOICES.modelsLeft(battle.unitAlive[unit], battle.unitStart[unit])] : []),
    ...modelsOf(battle, unit).flatMap((model) => (battle.wounds[model] > 0 ? (woundsText(battle, model) ?? []) : [])),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? ['Shaken'] : []),
    ...(isEmbarked(battle, unit) ? [CHOICES.inTransport(names.units[battle.unitIn[unit]])] : []),
    ...(isOnTable(battle, unit) ? [placeText(spotOf(battle, unit))] : []),
  ];
  return CHOICES.unit(names.units[unit], notes);
};

const placeText = ({ x, y }: Spot): string => CHOICES.at(tenth(x), tenth(y));

const tenth = (hundredths: number): number => Math.round(hundredths / 10) * 10;

/** An order for the chosen unit, or back to choose another unit. */
type Order = OrderName | 'back';

const chooseAction = async (seat: AskingContext, unit: number): Promise<Action> => {
  const { battle, prompt, names } = seat;
  const order = await prompt.choose(
    QUESTIONS.action(names.units[unit]),
    [...ordersFor(battle, unit), 'back' as const].map((value) => ({ label: orderText(seat, unit, value), value })),
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

/** Returns an order in words, with its limit where difficult terrain lowers it (battle:G17). */
const orderText = ({ battle }: AskingContext, unit: number, order: Order): string => {
  if ((order !== 'advance' && order !== 'rush' && order !== 'charge') || isEmbarked(battle, unit)) return ORDERS[order];
  const { length, slowed } = limitFrom(battle, unit, leader(battle, unit), { kind: order });
  return slowed ? slowedOrder(ORDERS[order], length) : ORDERS[order];
};

const move = async (seat: AskingContext, unit: number, action: 'advance' | 'rush'): Promise<ActivateAction> => {
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

const chooseGoal = (seat: AskingContext, unit: number): Promise<Spot> => {
  const { battle, names } = seat;
  const enemies = enemiesOf(battle, unit)
    .slice(0, 6)
    .map((enemy) => ({
      label: CHOICES.towardUnit(names.units[enemy.unit], enemy.gap),
      value: spotOf(battle, enemy.unit),
    }));
  const loose = markersOnTable(battle).map((spot) => ({
    label: CHOICES.towardIntel(tenth(spot.x), tenth(spot.y)),
    value: spot,
  }));
  return chooseSpot(seat, QUESTIONS.whereTo, [...objectiveChoices(seat, unit), ...loose, ...enemies]);
};

const stay = ({ prompt }: AskingContext): never => {
  prompt.say(HINTS.noMove);
  throw new StartOver();
};

const fly = async (seat: AskingContext, unit: number): Promise<ModelMove[]> => {
  const goal = await chooseGoal(seat, unit);
  return aircraftMove(seat.battle, unit, (x, y) => distance2(x, y, goal.x, goal.y)) ?? stay(seat);
};

const charge = async ({ battle, prompt, names }: AskingContext, unit: number): Promise<ActivateAction> => {
  const { target, moves } = await prompt.choose(
    QUESTIONS.chargeTarget(names.units[unit]),
    chargesOf(battle, unit).map((value) => ({
      label: CHOICES.charge(names.units[value.target], value.gap, chargeWords(battle, unit, value.target)),
      value,
    })),
  );
  return { type: 'activate', unit, action: 'charge', target, moves };
};

const board = async ({ battle, prompt, names }: AskingContext, unit: number): Promise<ActivateAction> => {
  const choices = boardingOf(battle, unit).map((value) => ({
    label: (value.action === 'rush' ? CHOICES.rushAboard : CHOICES.advanceAboard)(names.units[value.transport]),
    value,
  }));
  const { transport, action, moves } = await prompt.choose(QUESTIONS.transport(names.units[unit]), choices);
  return { type: 'activate', unit, action, moves, embark: transport };
};
