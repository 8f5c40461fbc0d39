import { rule, type Rule } from '@muster/engine';

/** Also applies to units that may arrive closer than others. */
export const repelAmbushers: Rule = rule({
  id: 'repel-ambushers',
  name: 'Repel Ambushers',
  source: 'army books, special rules',
  summary: 'Enemy units that arrive from Ambush must stay over 12″ away from its unit.',
  presence: { repels: 12 },
});
