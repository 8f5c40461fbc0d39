import { type Battle, phaseOf, roundOf } from '@muster/engine';

const PHASE_WORDS: Readonly<Record<string, string>> = {
  'first-placer': 'Who places the first objective',
  objectives: 'Placing objectives',
  muster: 'Reserves, heroes and transports',
  edge: 'Choosing edges',
  deployment: 'Deployment',
  redeployment: 'Deployment, a second time',
  scout: 'Scouts',
};

/** Where the battle is: its round, or what comes before it. */
export const momentWords = (battle: Battle): string => {
  const before = PHASE_WORDS[phaseOf(battle)];
  const { rounds } = battle.plan.ruleset.numbers;
  const round = roundOf(battle);
  if (before && round === 0) return before;
  return `Round ${round}${round > rounds ? '' : ` of ${rounds}`}${phaseOf(battle) === 'ambush' ? ', out of ambush' : ''}`;
};
