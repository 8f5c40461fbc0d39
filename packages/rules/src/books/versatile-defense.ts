import { rule, type Rule, when } from '@muster/engine';

/**
 * A choice that lasts until its next activation, if every living model has the rule. Before its first activation it has
 * the bonus to Defense rolls.
 */
export const versatileDefense: Rule = rule({
  id: 'versatile-defense',
  name: 'Versatile Defense',
  source: 'army books, special rules',
  summary:
    'If all models have it, when activated choose +1 to Defense rolls, or -1 to be hit, when shot or charged from over 9″ away. Lasts until its next activation.',
  options: {
    by: 'player',
    lasts: 'next',
    of: [
      { name: '+1 to block from afar', defender: { toBlock: when('farOff')(1) } },
      { name: '-1 to be hit from afar', defender: { toHit: when('farOff')(-1) } },
    ],
  },
});
