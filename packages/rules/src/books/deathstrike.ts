import { rule, type Rule } from '@muster/engine';

/** Hits back when it is killed. */
export const deathstrike: Rule = rule({
  id: 'deathstrike',
  name: 'Deathstrike',
  source: 'army books, special rules',
  rated: true,
  summary: 'If it is killed in melee, the attacker takes X hits.',
  presence: { deathHits: 'X' },
});
