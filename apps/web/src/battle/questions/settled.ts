import { type Answer, type Battle, isOrderFelt, type Question } from '@muster/engine';
import { shotTargets } from '../odds/shots.ts';
import type { Habits } from './always.ts';
import { plainAnswer } from './helper.ts';

/** Returns the answer that needs no player: an automatic one, or the only possible one. */
export const settledAnswer = (battle: Battle, question: Question, habits: Habits): Answer | undefined => {
  if (question.kind === 'shoot' && shotTargets(battle, question.unit).length === 0) return [];
  if (question.kind === 'strike' && !hasSpecial(battle, question.weapons) && !isOrderFelt(battle, question))
    return 'auto';
  const habit = habits[question.kind];
  if (!habit) return undefined;
  return 'answer' in habit ? habit.answer : plainAnswer(battle, question);
};

/** Whether a weapon works once or picks a model. */
const hasSpecial = ({ plan }: Battle, weapons: readonly number[]): boolean =>
  weapons.some((weapon) => plan.weapons[weapon].terms.limited || plan.weapons[weapon].terms.picksModel);
