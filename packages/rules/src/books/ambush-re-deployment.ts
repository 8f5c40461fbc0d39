import { rule, type Rule } from '@muster/engine';

/** Goes back into reserve and arrives again in a later round. */
export const ambushReDeployment: Rule = rule({
  id: 'ambush-re-deployment',
  name: 'Ambush Re-Deployment',
  source: 'army books, special rules',
  summary:
    'Once per battle, if all models have it, the unit may leave the table at the end of its activation and arrive again as with Ambush.',
  presence: { withdraws: true },
});
