import { rule, type Rule } from '@muster/engine';

/** Changes the plan when everybody stands, before scouts and ambushers come. A second bearer allows for two more. */
export const reDeployment: Rule = rule({
  id: 're-deployment',
  name: 'Re-Deployment',
  source: 'army books, special rules',
  summary: 'After deployment its side may deploy up to two units on the table a second time.',
  presence: { redeploys: 2 },
});
