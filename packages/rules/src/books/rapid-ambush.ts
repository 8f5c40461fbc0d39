import { rule, type Rule } from '@muster/engine';

/** In hiding, but not for long. */
export const rapidAmbush: Rule = rule({
  id: 'rapid-ambush',
  name: 'Rapid Ambush',
  source: 'army books, special rules',
  summary: 'Ambush that may arrive in any round, the first one included.',
  presence: { reserve: 'ambush', arrivesFrom: 1 },
});
