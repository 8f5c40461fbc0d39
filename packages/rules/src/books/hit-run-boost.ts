import { rule, type Rule } from '@muster/engine';

/** A longer Hit & Run move. */
export const hitRunBoost: Rule = rule({
  id: 'hit-run-boost',
  name: 'Hit & Run Boost',
  source: 'army books, special rules',
  summary: 'Hit & Run moves up to 6″ instead of 3″.',
  boosts: 'hit-run',
  move: { slip: { after: 'either', inches: 3 } },
});
