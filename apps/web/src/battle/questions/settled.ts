import { type Answer, type Battle, doesOrderMatter, type Question } from '@muster/engine';
import { shotTargets } from '../odds/shots.ts';
import type { AutomaticAnswers } from './automatic-answers.ts';
import { suggestedAnswer } from './helper.ts';

/** Returns the answer that needs no player: an automatic one, or the only possible one. */
export const automaticAnswer = (battle: Battle, question: Question, habits: AutomaticAnswers): Answer | undefined => {
  if (question.kind === 'shoot' && shotTargets(battle, question.unit).length === 0) return [];
  if (question.kind === 'strike' && !hasSpecial(battle, question.weapons) && !doesOrderMatter(battle, question))
    return 'auto';
  const habit = habits[question.kind];
  if (!habit) return undefined;
  return 'answer' in habit ? habit.answer : suggestedAnswer(battle, question);
};

/** Whether a weapon works once or picks a model. */
const hasSpecial = ({ plan }: Battle, weapons: readonly number[]): boolean =>
  weapons.some((weapon) => plan.weapons[weapon].terms.limited || plan.weapons[weapon].terms.picksModel);
