import { rule, type Rule } from '@muster/engine';

/** Heartened by a banner that is not its own. */
export const resolve: Rule = rule({
  id: 'resolve',
  name: 'Resolve',
  source: 'army books, special rules',
  summary: '+1 to morale tests.',
  morale: { bonus: 1 },
});
