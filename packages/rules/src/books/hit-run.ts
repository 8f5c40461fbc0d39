import { rule, type Rule } from '@muster/engine';

/** A short move after an attack, but not while Shaken. */
export const hitRun: Rule = rule({
  id: 'hit-run',
  name: 'Hit & Run',
  source: 'army books, special rules',
  summary: 'Once per round, if all models have it, the unit may move up to 3″ after shooting or after a melee.',
  move: { slip: { after: 'either', inches: 3 } },
});
