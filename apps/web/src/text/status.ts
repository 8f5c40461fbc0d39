import { type Battle, phaseOf, roundOf } from '@muster/engine';
import { TEXT_TEXTS } from './texts.ts';

/** Returns the round of the battle, or the phase before the first round. */
export const momentWords = (battle: Battle): string => {
  const before = TEXT_TEXTS.phases[phaseOf(battle)];
  const { rounds } = battle.plan.ruleset.numbers;
  const round = roundOf(battle);
  if (before && round === 0) return before;
  const words = round > rounds ? TEXT_TEXTS.round(round) : TEXT_TEXTS.roundOf(round, rounds);
  return phaseOf(battle) === 'ambush' ? TEXT_TEXTS.ambush(words) : words;
};
