import { rule, type Rule } from '@muster/engine';

/** Ambush that may arrive in the first round. */
export const rapidAmbush: Rule = rule({
  id: 'rapid-ambush',
  name: 'Rapid Ambush',
  source: 'army books, special rules',
  summary: 'Has Ambush, and may arrive in any round, also the first.',
  presence: { reserve: 'ambush', arrivesFrom: 1 },
});
