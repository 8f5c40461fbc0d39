import type { Action, BattlePlan } from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import type { Advice } from './thinking.ts';

/** What an action is, in one line. */
export const adviceTitle = (plan: BattlePlan, action: Action): string => {
  const { units } = namesFor(plan);
  switch (action.type) {
    case 'activate': {
      const at = action.target === undefined ? '' : ` ${units[action.target]}`;
      return `${units[action.unit]}: ${action.action}${at}`;
    }
    case 'deploy':
    case 'arrive':
      return `Bring ${units[action.unit]}`;
    case 'cast':
      return `${units[action.unit]}: cast ${plan.sides[plan.units[action.unit].side].spells[action.spell].spell.name}`;
    case 'use':
    case 'choose':
    case 'shift':
    case 'again':
    case 'delay':
      return `${units[action.unit]}: ${action.type}`;
    default:
      return action.type.replaceAll('-', ' ');
  }
};

const MOST_IDEAS = 5;

/** Why something is suggested that is worth less than what others could do. */
export const waitingWords = ({ reason }: Advice): string | undefined =>
  reason?.others.some(({ worth }) => worth > reason.worth)
    ? 'Others can do more, but they lose nothing by waiting.'
    : undefined;

/** The reason and the losing ideas, each with its worth in points and its share of the best. */
export const adviceRows = ({ reason }: Advice): { text: string; worth: number; share: number }[] => {
  if (!reason) return [];
  const ideas = [reason, ...reason.others].slice(0, MOST_IDEAS);
  const most = Math.max(1, ...ideas.map(({ worth }) => worth));
  return ideas.map(({ text, worth }) => ({ text, worth, share: Math.max(0, worth / most) }));
};
