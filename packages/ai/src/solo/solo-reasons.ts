import { type BattlePlan, namesOf, objectName, type Reason } from '@muster/engine';
import { INCH } from '@muster/kernel';
import { GOALS, objectiveName, REASONS } from '../reason-texts.ts';
import type { LastDecision } from './last-decision.ts';

/** Returns why a player acted as it did, in a sentence with numbers, or nothing if there was nothing to decide. */
export const reasonFor = (mind: LastDecision): Reason | undefined => {
  const { plan, unit, gain } = mind;
  if (!plan || unit < 0) return undefined;
  return { unit, text: sentence(plan, mind), worth: Math.round(gain), others: [] };
};

const sentence = (plan: BattlePlan, mind: LastDecision): string => {
  const { why, target, gain, objective, foes } = mind;
  const goal = goalText(mind);
  switch (why) {
    case 'deploys':
      return REASONS.deploys(goal);
    case 'arrives':
      return REASONS.arrives(goal);
    case 'again':
      return REASONS.again;
    case 'waits':
      return REASONS.waits;
    case 'picks':
      return REASONS.chooses;
    case 'shifts':
      return REASONS.repositions;
    case 'recovers':
      return REASONS.recovers;
    case 'flies':
      return REASONS.flies;
    case 'leaves':
      return REASONS.leaves;
    case 'fetches':
      return REASONS.event;
    case 'charges':
      return REASONS.chargesFor(objectName(plan, namesOf(plan), target), Math.round(gain));
    case 'gets-out':
      return REASONS.disembarks(goal);
    case 'rides':
      return REASONS.tooFar(goal);
    case 'holds':
      return objective < 0 ? REASONS.holdsEnemy : REASONS.holds([objective]);
    case 'takes':
      return REASONS.advances(goal);
    case 'advances':
      return REASONS.advancesFor(goal, foes);
    case 'rushes':
      return foes > 0 ? REASONS.rushesLate(goal) : REASONS.rushesFor(goal, foes);
    case 'stuck':
      return REASONS.stuck(goal);
    default:
      return REASONS.stays;
  }
};

/** Returns the goal of a unit and its distance in whole inches. */
const goalText = ({ objective, left }: LastDecision): string => {
  const name = objective < 0 ? GOALS.enemy : objectiveName(objective);
  return left <= 0 ? name : GOALS.away(name, INCH * Math.ceil(left / INCH));
};
