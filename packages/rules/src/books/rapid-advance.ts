import { rule, type Rule } from '@muster/engine';

/** Walks far without breaking into a run. */
export const rapidAdvance: Rule = rule({
  id: 'rapid-advance',
  name: 'Rapid Advance',
  source: 'army books, special rules',
  summary: '+4" on Advance.',
  move: { advance: 4 },
});
