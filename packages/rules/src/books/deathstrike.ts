import { rule, type Rule } from '@muster/engine';

/** Killed in melee, it takes revenge at once. */
export const deathstrike: Rule = rule({
  id: 'deathstrike',
  name: 'Deathstrike',
  source: 'army books, special rules',
  rated: true,
  summary: 'Killed in melee, it deals X hits to the attacker.',
  presence: { deathHits: 'X' },
});
