import { rule, type Rule } from '@muster/engine';

/** What banners give to other units. */
export const resolve: Rule = rule({
  id: 'resolve',
  name: 'Resolve',
  source: 'army books, special rules',
  summary: '+1 to morale tests.',
  morale: { bonus: 1 },
});
