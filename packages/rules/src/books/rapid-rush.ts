import { rule, type Rule } from '@muster/engine';

/** Runs far, but not at anybody: charges are as long as ever. */
export const rapidRush: Rule = rule({
  id: 'rapid-rush',
  name: 'Rapid Rush',
  source: 'army books, special rules',
  summary: '+6" on Rush.',
  move: { rushOnly: 6 },
});
