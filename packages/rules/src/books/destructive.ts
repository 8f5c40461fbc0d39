import { perSix, rule, type Rule } from '@muster/engine';

/** AP(+4) for the hits of natural 6s, with any of its weapons. */
export const destructive: Rule = rule({
  id: 'destructive',
  name: 'Destructive',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s get AP(+4).',
  attacker: { piercing: perSix(4) },
});
