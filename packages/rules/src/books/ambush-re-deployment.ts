import { rule, type Rule } from '@muster/engine';

/** Melts away and is back in the next round. */
export const ambushReDeployment: Rule = rule({
  id: 'ambush-re-deployment',
  name: 'Ambush Re-Deployment',
  source: 'army books, special rules',
  summary:
    'Once per battle a unit in which all have it may leave the table at the end of its activation, to come back as from ambush.',
  presence: { withdraws: true },
});
