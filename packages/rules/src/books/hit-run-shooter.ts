import { rule, type Rule } from '@muster/engine';

/** Hit & Run after shooting only. */
export const hitRunShooter: Rule = rule({
  id: 'hit-run-shooter',
  name: 'Hit & Run Shooter',
  source: 'army books, special rules',
  summary: 'Once per round, if all models have it, the unit may move up to 3″ after shooting.',
  move: { slip: { after: 'shooting', inches: 3 } },
});
