import { always, rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const defensePenalty: Rule = rule({
  id: 'defense-penalty',
  name: 'Defense Penalty',
  source: 'army books, special rules',
  summary: '-1 to Defense rolls.',
  defender: { toBlock: always(-1) },
});
