import { perSix, rule, type Rule } from '@muster/engine';

/** AP(+2) for the hits of natural 6s. */
export const crack: Rule = rule({
  id: 'crack',
  name: 'Crack',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s get AP(+2).',
  attacker: { piercing: perSix(2) },
});
