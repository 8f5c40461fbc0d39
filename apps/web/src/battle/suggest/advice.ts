import type { Action, BattlePlan } from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import type { Advice } from './thinking.ts';
import { activationText, SIDE_ACTION_TEXTS, UNIT_ACTION_TEXTS } from './texts.ts';

/** Returns a suggested action in one line. */
export const adviceTitle = (plan: BattlePlan, action: Action): string => {
  const { units } = namesFor(plan);
  switch (action.type) {
    case 'activate':
      return activationText(
        units[action.unit],
        action.action,
        action.target === undefined ? undefined : units[action.target],
      );
    case 'cast': {
      const { spell } = plan.sides[plan.units[action.unit].side].spells[action.spell];
      return UNIT_ACTION_TEXTS.cast(units[action.unit], spell.name);
    }
    case 'deploy':
    case 'arrive':
    case 'use':
    case 'choose':
    case 'shift':
    case 'again':
    case 'delay':
      return UNIT_ACTION_TEXTS[action.type](units[action.unit]);
    default:
      return SIDE_ACTION_TEXTS[action.type];
  }
};

const MOST_IDEAS = 5;

/** Whether another idea is worth more than the suggestion. */
export const isOtherBetter = ({ reason }: Advice): boolean =>
  reason?.others.some(({ worth }) => worth > reason.worth) === true;

/** Returns the reason and the other ideas, each with its worth in points and its share of the best. */
export const adviceRows = ({ reason }: Advice): { text: string; worth: number; share: number }[] => {
  if (!reason) return [];
  const ideas = [reason, ...reason.others].slice(0, MOST_IDEAS);
  const most = Math.max(1, ...ideas.map(({ worth }) => worth));
  return ideas.map(({ text, worth }) => ({ text, worth, share: Math.max(0, worth / most) }));
};
