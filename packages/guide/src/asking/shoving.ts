import type { AnswerOf, Question } from '@muster/engine';
import { shovesOf } from '../offers/index.ts';
import type { PromptChoice } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/** Asks where to move an enemy that failed its test: the full or half distance in a direction, or nowhere. */
export const chooseShove = async (
  seat: AskingContext,
  { unit, reach }: Extract<Question, { kind: 'shove' }>,
): Promise<AnswerOf['shove']> => {
  const { battle, prompt, names } = seat;
  return prompt.choose<AnswerOf['shove']>(QUESTIONS.shove(names.units[unit], reach), [
    ...shovesOf(battle, unit, reach).map(({ direction, length, way }): PromptChoice<AnswerOf['shove']> => ({
      label: CHOICES.shove(direction, length),
      value: way,
    })),
    { label: CHOICES.noShove, value: 'no' },
  ]);
};
