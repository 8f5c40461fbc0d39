import { goToward, shiftToward } from '@muster/ai';
import { type Battle, checkPush, type ModelMove, type Question, type Refusal } from '@muster/engine';

/** A unit that is moved or put down by a rule, as near to a point as it comes; nothing when that gains nothing. */
export const answerToward = (
  battle: Battle,
  question: Extract<Question, { kind: 'consolidate' | 'shift' }>,
  x: number,
  y: number,
): ModelMove[] => {
  if (question.kind === 'consolidate') {
    const limit = battle.plan.ruleset.numbers.consolidation;
    return goToward(battle, question.unit, x, y, { kind: 'consolidate', limit }) ?? [];
  }
  const straight = shiftToward(battle, question, x, y);
  if (question.way === 'placed' || straight.length > 0) return straight;
  return goToward(battle, question.unit, x, y, { kind: 'consolidate', limit: question.reach }) ?? [];
};

/** What is wrong with a spot, where the page can know. */
export const spotRefusal = (
  battle: Battle,
  question: Extract<Question, { kind: 'push' | 'fall' | 'place-ally' | 'drop' }>,
  spot: { x: number; y: number },
): Refusal | undefined => {
  return question.kind === 'push' ? checkPush(battle, question.model, spot) : undefined;
};
