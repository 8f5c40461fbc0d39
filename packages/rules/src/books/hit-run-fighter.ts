import { rule, type Rule } from '@muster/engine';

/** Hit & Run for blows only. */
export const hitRunFighter: Rule = rule({
  id: 'hit-run-fighter',
  name: 'Hit & Run Fighter',
  source: 'army books, special rules',
  summary: 'Once a round it may move up to 3" after a melee, if the whole unit has it.',
  move: { slip: { after: 'melee', inches: 3 } },
});
