import { rule, type Rule } from '@muster/engine';

/** Nobody comes out of hiding near it; that also binds those who may come nearer than others. */
export const repelAmbushers: Rule = rule({
  id: 'repel-ambushers',
  name: 'Repel Ambushers',
  source: 'army books, special rules',
  summary: 'Enemies who come from ambush keep over 12" away from its unit.',
  presence: { repels: 12 },
});
