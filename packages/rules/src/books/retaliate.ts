import { rule, type Rule } from '@muster/engine';

/** Hits back for wounds, after the strike that dealt them is over. */
export const retaliate: Rule = rule({
  id: 'retaliate',
  name: 'Retaliate',
  source: 'army books, special rules',
  rated: true,
  summary: 'For each wound it takes in melee, the attacker takes X hits.',
  presence: { retaliates: 'X' },
});
