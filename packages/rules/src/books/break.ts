import { perSix, rule, type Rule } from '@muster/engine';

/** AP(+2) for the hits of natural 6s. */
export const breakRule: Rule = rule({
  id: 'break',
  name: 'Break',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s get AP(+2). Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], piercing: perSix(2) },
});
