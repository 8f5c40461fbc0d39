import { type Battle, G, type Names, phaseOf, roundOf } from '@muster/engine';
import type { LiveState } from '@muster/protocol';
import type { Decision } from './decision.ts';

/** How the battle ended, in a sentence. */
export const endSentence = (battle: Battle, { conceded }: Pick<LiveState, 'conceded'>, names: Names): string => {
  const winner = battle.game[G.winner] - 1;
  if (phaseOf(battle) === 'finished')
    return winner >= 0 ? `The battle is over: ${names.sides[winner]} won.` : 'The battle is over: a draw.';
  return `The battle is over: ${conceded.map((side) => names.sides[side]).join(' and ')} conceded.`;
};

/** What the battle waits for, in a sentence. */
export const statusSentence = (
  battle: Battle,
  state: Pick<LiveState, 'over' | 'awaited' | 'conceded' | 'seats'>,
  names: Names,
  decision: Decision | undefined,
): string => {
  if (state.over) return endSentence(battle, state, names);
  if (decision) return decision.question ? 'A question for you.' : 'Your turn.';
  const awaited = state.awaited.map((side) => {
    const seat = state.seats[side];
    const who = seat?.kind === 'open' ? 'nobody has taken this seat yet' : seat?.name;
    return `${names.sides[side]}${who ? ` (${who})` : ''}`;
  });
  return `Waiting for ${awaited.join(' and ')}.`;
};

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
