import { rule, type Rule } from '@muster/engine';

/** Hit & Run for shots only. */
export const hitRunShooter: Rule = rule({
  id: 'hit-run-shooter',
  name: 'Hit & Run Shooter',
  source: 'army books, special rules',
  summary: 'Once a round it may move up to 3" after shooting, if the whole unit has it.',
  move: { slip: { after: 'shooting', inches: 3 } },
});
