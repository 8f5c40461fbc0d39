import { rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const moralePenalty: Rule = rule({
  id: 'morale-penalty',
  name: 'Morale Penalty',
  source: 'army books, special rules',
  summary: '-1 to morale tests.',
  morale: { bonus: -1 },
});
