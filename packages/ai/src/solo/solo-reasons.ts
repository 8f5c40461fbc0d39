import { type BattlePlan, namesOf, objectName, type Reason } from '@muster/engine';
import { INCH } from '@muster/kernel';
import { GOALS, objectiveName, REASONS } from '../reason-texts.ts';
import type { Mind } from './mind.ts';

/** Returns why a player acted as it did, in a sentence with numbers, or nothing if there was nothing to decide. */
export const reasonFor = (mind: Mind): Reason | undefined => {
  const { plan, unit, gain } = mind;
  if (!plan || unit < 0) return undefined;
  return { unit, text: sentence(plan, mind), worth: Math.round(gain), others: [] };
};

const sentence = (plan: BattlePlan, mind: Mind): string => {
  const { why, target, gain, marker, foes } = mind;
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
      return marker < 0 ? REASONS.holdsEnemy : REASONS.holds([marker]);
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
const goalText = ({ marker, left }: Mind): string => {
  const name = marker < 0 ? GOALS.enemy : objectiveName(marker);
  return left <= 0 ? name : GOALS.away(name, INCH * Math.ceil(left / INCH));
};
