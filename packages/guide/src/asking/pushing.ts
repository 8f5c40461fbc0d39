import { type Answer, type Question, type Spot } from '@muster/engine';
import { pushesOf } from '../offers/index.ts';
import { readSpot } from './places.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Asks whether to push a model that was Shaken just now, and where to. */
export const choosePush = async (seat: AskingContext, question: Of<'push'>): Promise<Answer> => {
  const { battle, prompt, names, helper } = seat;
  const { pushReach, pushTarget } = battle.plan.ruleset.numbers;
  const wish = await prompt.choose<Spot | 'no' | 'auto' | 'free'>(
    QUESTIONS.push(names.units[question.unit], pushReach, pushTarget),
    [
      { label: CHOICES.no, value: 'no' },
      { label: CHOICES.computerDecides, value: 'auto' },
      ...pushesOf(battle, question.model).map(({ direction, spot, isOver }) => ({
        label: isOver ? CHOICES.overTheEdge(direction) : direction,
        value: spot,
      })),
      { label: CHOICES.elsewhere, value: 'free' },
    ],
  );
  if (wish === 'auto') return helper.answer(battle, question);
  return wish === 'free' ? readSpot(seat) : wish;
};

/** Asks where a model that fell down lands. */
export const chooseRest = async (seat: AskingContext, { model, x, y }: Of<'fall'>): Promise<Answer> => {
  const { battle, prompt } = seat;
  const wish = await prompt.choose<'auto' | 'free'>(QUESTIONS.rest(battle.plan.models[model].name, x, y), [
    { label: CHOICES.nearestSpot, value: 'auto' },
    { label: CHOICES.elsewhere, value: 'free' },
  ]);
  return wish === 'auto' ? 'auto' : readSpot(seat);
};
