import { perSix, rule, type Rule } from '@muster/engine';

/** AP(+4) for the hits of natural 6s, and no cover. */
export const pulverize: Rule = rule({
  id: 'pulverize',
  name: 'Pulverize',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s get AP(+4). Ignores cover.',
  attacker: { ignoresCover: 'all', piercing: perSix(4) },
});
