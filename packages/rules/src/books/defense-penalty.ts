import { always, rule, type Rule } from '@muster/engine';

/** Exposed: blocks worse. */
export const defensePenalty: Rule = rule({
  id: 'defense-penalty',
  name: 'Defense Penalty',
  source: 'army books, special rules',
  summary: '-1 to block.',
  defender: { toBlock: always(-1) },
});
