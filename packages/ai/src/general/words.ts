import { type BattlePlan, namesOf, type Reason, type Thought } from '@muster/engine';
import type { Candidate } from '../captain/decide.ts';
import { promiseOf, type Trial } from './halving.ts';

/** A candidate that is tried out. */
export interface Plan extends Trial, Candidate {}

/** Why a general took the first of its plans. */
export const reasonOf = (battle: BattlePlan, ranked: readonly Plan[]): Reason => {
  const [best, ...others] = ranked.map((plan) => thoughtOf(battle, plan));
  return { ...best, unit: ranked[0].action.unit, others };
};

const thoughtOf = (battle: BattlePlan, plan: Plan): Thought => ({
  text: `${deedOf(battle, plan)}: ${chanceOf(plan)}`,
  worth: Math.round(plan.worth),
});

const chanceOf = (plan: Plan): string =>
  plan.count === 0
    ? 'the only thing to do'
    : `an outlook of ${Math.round(100 * promiseOf(plan))} % in ${plan.count} ${plan.count === 1 ? 'battle' : 'battles'} played out`;

const deedOf = (battle: BattlePlan, { action: { unit, action, target } }: Plan): string => {
  const { units } = namesOf(battle);
  return action === 'charge' && target !== undefined
    ? `${units[unit]} charges ${units[target]}`
    : `${units[unit]} ${DEEDS[action]}`;
};

const DEEDS = { hold: 'holds', idle: 'stays idle', advance: 'advances', rush: 'rushes', charge: 'charges' } as const;
