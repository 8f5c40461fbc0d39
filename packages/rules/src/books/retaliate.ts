import { rule, type Rule } from '@muster/engine';

/** Each wound that it takes in melee comes back as X hits, once the blows that dealt them are over. */
export const retaliate: Rule = rule({
  id: 'retaliate',
  name: 'Retaliate',
  source: 'army books, special rules',
  rated: true,
  summary: 'For each wound that it takes in melee, the attacker takes X hits.',
  presence: { retaliates: 'X' },
});
