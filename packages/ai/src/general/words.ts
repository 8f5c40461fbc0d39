import { counted, percent } from '@muster/kernel';
import type { Battle, Reason } from '@muster/engine';
import type { Candidate } from '../captain/decide.ts';
import type { OwnLook } from '../captain/look/look.ts';
import type { Weights } from '../captain/weights.ts';
import { deedText, ideaText } from '../captain/words.ts';
import { promiseOf, type Trial } from './halving.ts';

/** A candidate that is tried out. */
export interface Plan extends Trial, Candidate {}

/** Why a general took the first of its plans: what a captain would say of it, and how it went in battles played out. */
export const reasonOf = (
  own: OwnLook,
  battle: Battle,
  [best, ...others]: readonly Plan[],
  weights: Weights,
): Reason => {
  const { action, idea } = best;
  return {
    unit: action.unit,
    text: `${deedText(own, battle, idea, action, weights)}; ${outlookText(best)}.`,
    worth: Math.round(idea.worth),
    others: others.map((plan) => ({
      text: `${ideaText(battle, plan.idea, action.unit)}: ${outlookText(plan)}.`,
      worth: Math.round(plan.idea.worth),
    })),
  };
};

const outlookText = (plan: Plan): string =>
  plan.count === 0
    ? 'nothing else can be done'
    : `an outlook of ${percent(promiseOf(plan), { gap: ' ' })} after ${counted(plan.count, 'battle')} played out`;
