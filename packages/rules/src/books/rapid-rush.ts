import { rule, type Rule } from '@muster/engine';

/** A longer Rush, but no longer Charge. */
export const rapidRush: Rule = rule({
  id: 'rapid-rush',
  name: 'Rapid Rush',
  source: 'army books, special rules',
  summary: '+6″ on Rush.',
  move: { rushOnly: 6 },
});
