import { rule, type Rule } from '@muster/engine';

/** Disheartened. */
export const moralePenalty: Rule = rule({
  id: 'morale-penalty',
  name: 'Morale Penalty',
  source: 'army books, special rules',
  summary: '-1 to morale tests.',
  morale: { bonus: -1 },
});
