import { rule, type Rule } from '@muster/engine';

/** There is one of it: the check of lists counts its units. */
export const unique: Rule = rule({
  id: 'unique',
  name: 'Unique',
  source: 'army books, special rules',
  summary: 'A list holds this unit once.',
  presence: { unique: true },
});
