import { rule, type Rule } from '@muster/engine';

/** A longer Advance. */
export const rapidAdvance: Rule = rule({
  id: 'rapid-advance',
  name: 'Rapid Advance',
  source: 'army books, special rules',
  summary: '+4″ on Advance.',
  move: { advance: 4 },
});
