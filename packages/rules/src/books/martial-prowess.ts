import { rule, type Rule } from '@muster/engine';

/** Twice in one round, once in a battle; a third of the units that have it may do so in the same round, rounded up. */
export const martialProwess: Rule = rule({
  id: 'martial-prowess',
  name: 'Martial Prowess',
  source: 'army books, special rules',
  summary:
    'Once in a battle, a unit of which all models have it may act again in a round, no longer tired; a third of such units in one round.',
  presence: { actsAgain: 3 },
});
