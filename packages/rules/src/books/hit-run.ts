import { rule, type Rule } from '@muster/engine';

/** Gone before the answer comes; not while Shaken. */
export const hitRun: Rule = rule({
  id: 'hit-run',
  name: 'Hit & Run',
  source: 'army books, special rules',
  summary: 'Once a round it may move up to 3" after shooting or fighting, if the whole unit has it.',
  move: { slip: { after: 'either', inches: 3 } },
});
