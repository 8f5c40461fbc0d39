import { rule, type Rule } from '@muster/engine';

/**
 * Wears better armour than its kind: it counts as having Defense X+, if that is better than its own; of several the
 * best.
 */
export const armor: Rule = rule({
  id: 'armor',
  name: 'Armor',
  source: 'army books, special rules',
  rated: true,
  ratings: 'lowest',
  summary: 'Counts as having Defense X+.',
  presence: { defense: 'X' },
});
