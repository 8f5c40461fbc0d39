import { perSix, rule, type Rule } from '@muster/engine';

/** Four more AP for a natural 6 to hit, and cover is no help. */
export const pulverize: Rule = rule({
  id: 'pulverize',
  name: 'Pulverize',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s have AP(+4), and cover does not help.',
  attacker: { ignoresCover: 'all', piercing: perSix(4) },
});
