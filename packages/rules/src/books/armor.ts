import { rule, type Rule } from '@muster/engine';

/** Replaces the model’s own Defense if that is worse. Of several ratings the best counts. */
export const armor: Rule = rule({
  id: 'armor',
  name: 'Armor',
  source: 'army books, special rules',
  rated: true,
  ratings: 'lowest',
  summary: 'Counts as having Defense X+, if that is better than its own.',
  presence: { defense: 'X' },
});
