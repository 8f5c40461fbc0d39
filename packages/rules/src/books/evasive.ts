import { always, rule, type Rule } from '@muster/engine';

/** Never where one strikes: enemies have -1 to hit it. */
export const evasive: Rule = rule({
  id: 'evasive',
  name: 'Evasive',
  source: 'army books, special rules',
  summary: 'When all models have it, enemies hit with -1.',
  defender: { toHit: always(-1) },
});
