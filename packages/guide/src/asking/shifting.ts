import type { Answer, Question } from '@muster/engine';
import { goToward, shiftToward } from '../moving/index.ts';
import { YES_NO } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import { enemiesOf, spotOf } from '../offers/index.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import type { AskingContext } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Asks where models go that a rule lets reposition or move: toward a place, or nowhere. */
export const chooseShift = async (seat: AskingContext, asked: Of<'shift'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const { unit, rule, reach, way } = asked;
  const question = way === 'placed' ? QUESTIONS.reposition : QUESTIONS.extraMove;
  const wish = await prompt.choose<'stay' | 'go' | 'auto'>(question(rule, names.units[unit], reach), [
    { label: CHOICES.stay, value: 'stay' },
    { label: CHOICES.move, value: 'go' },
    { label: CHOICES.computerDecides, value: 'auto' },
  ]);
  if (wish === 'stay') return [];
  if (wish === 'auto') return helper.answer(battle, asked);
  const enemies = enemiesOf(battle, unit)
    .slice(0, 4)
    .map((enemy) => ({
      label: CHOICES.towardUnit(names.units[enemy.unit], enemy.gap),
      value: spotOf(battle, enemy.unit),
    }));
  const { x, y } = await chooseSpot(seat, QUESTIONS.whereTo, [...objectiveChoices(seat, unit), ...enemies]);
  const straight = shiftToward(battle, asked, x, y);
  if (way === 'placed' || straight.length > 0) return straight;
  return goToward(battle, unit, x, y, { kind: 'consolidate', limit: reach }) ?? [];
};

/** Asks whether a unit leaves the table to return from Ambush. */
export const chooseWithdrawal = ({ prompt, names }: AskingContext, { unit, rule }: Of<'withdraw'>): Promise<boolean> =>
  prompt.choose(QUESTIONS.withdraw(rule, names.units[unit]), YES_NO);

/** Asks which of the units that were moved through is attacked. */
export const chooseOverrun = (
  { prompt, names }: AskingContext,
  { unit, rule, units }: Of<'overrun'>,
): Promise<number | 'no'> =>
  prompt.choose<number | 'no'>(QUESTIONS.overrun(rule, names.units[unit]), [
    ...units.map((value) => ({ label: names.units[value], value })),
    { label: CHOICES.noUnit, value: 'no' as const },
  ]);
