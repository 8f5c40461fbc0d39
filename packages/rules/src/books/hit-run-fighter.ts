import { rule, type Rule } from '@muster/engine';

/** Hit & Run after melees only. */
export const hitRunFighter: Rule = rule({
  id: 'hit-run-fighter',
  name: 'Hit & Run Fighter',
  source: 'army books, special rules',
  summary: 'Once per round, if all models have it, the unit may move up to 3″ after a melee.',
  move: { slip: { after: 'melee', inches: 3 } },
});
