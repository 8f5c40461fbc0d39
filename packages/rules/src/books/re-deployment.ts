import { rule, type Rule } from '@muster/engine';

/**
 * Changes the deployment, before units with Scout and Ambush are placed. Each further model with it allows two more
 * units.
 */
export const reDeployment: Rule = rule({
  id: 're-deployment',
  name: 'Re-Deployment',
  source: 'army books, special rules',
  summary: 'After deployment, its side may deploy up to 2 of its units on the table again.',
  presence: { redeploys: 2 },
});
