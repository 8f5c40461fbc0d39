import { rule, type Rule } from '@muster/engine';

/** Does not outlive a melee: killed in it or after all blows are struck, it deals its hits either way. */
export const selfDestruct: Rule = rule({
  id: 'self-destruct',
  name: 'Self-Destruct',
  source: 'army books, special rules',
  rated: true,
  summary: 'In melee it is killed at the latest when all have struck, and deals X hits to the enemy when it falls.',
  presence: { deathHits: 'X', fallsAfterMelee: true },
});
