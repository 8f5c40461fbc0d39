import { rule, type Rule } from '@muster/engine';

/**
 * A second activation in one round. Of the units of a side that have it, a third may use it in the same round, rounded
 * up.
 */
export const martialProwess: Rule = rule({
  id: 'martial-prowess',
  name: 'Martial Prowess',
  source: 'army books, special rules',
  summary:
    'Once per battle, if all models have it, the unit may be activated again in the same round and is no longer Fatigued. Per round, up to a third of such units may do this.',
  presence: { actsAgain: 3 },
});
