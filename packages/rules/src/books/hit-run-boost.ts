import { rule, type Rule } from '@muster/engine';

/** A longer way out. */
export const hitRunBoost: Rule = rule({
  id: 'hit-run-boost',
  name: 'Hit & Run Boost',
  source: 'army books, special rules',
  summary: 'Hit & Run goes 3" farther.',
  boosts: 'hit-run',
  move: { slip: { after: 'either', inches: 3 } },
});
