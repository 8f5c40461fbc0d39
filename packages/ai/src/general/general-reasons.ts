import type { Battle, Reason } from '@muster/engine';
import type { Candidate } from '../captain/decide.ts';
import type { OwnLook } from '../captain/look/look.ts';
import type { Weights } from '../captain/weights.ts';
import { actionText, ideaText } from '../captain/captain-reasons.ts';
import { REASONS, reasonText } from '../reason-texts.ts';
import { promiseOf, type Trial } from './halving.ts';

/** A candidate action that is simulated. */
export interface Plan extends Trial, Candidate {}

/** Returns why a general chose the first of its plans: the captain's reason, and the outlook after simulated battles. */
export const reasonOf = (
  own: OwnLook,
  battle: Battle,
  [best, ...others]: readonly Plan[],
  weights: Weights,
): Reason => {
  const { action, idea } = best;
  return {
    unit: action.unit,
    text: reasonText(actionText(own, battle, idea, action, weights), outlookText(best)),
    worth: Math.round(idea.worth),
    others: others.map((plan) => ({
      text: reasonText(ideaText(battle, plan.idea, action.unit), outlookText(plan)),
      worth: Math.round(plan.idea.worth),
    })),
  };
};

const outlookText = (plan: Plan): string =>
  plan.count === 0 ? REASONS.onlyAction : REASONS.outlook(promiseOf(plan), plan.count);
