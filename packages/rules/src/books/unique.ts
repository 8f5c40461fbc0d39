import { rule, type Rule } from '@muster/engine';

/** Checked when a list is checked. */
export const unique: Rule = rule({
  id: 'unique',
  name: 'Unique',
  source: 'army books, special rules',
  summary: 'An army may have this unit only once.',
  presence: { unique: true },
});
