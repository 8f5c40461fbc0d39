import { rule, type Rule } from '@muster/engine';

/** Is killed in any melee, at the latest when all have struck, and deals its hits either way. */
export const selfDestruct: Rule = rule({
  id: 'self-destruct',
  name: 'Self-Destruct',
  source: 'army books, special rules',
  rated: true,
  summary: 'Is killed in melee, at the latest after all units have struck. The enemy then takes X hits.',
  presence: { deathHits: 'X', fallsAfterMelee: true },
});
