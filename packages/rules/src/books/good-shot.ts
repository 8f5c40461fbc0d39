import { rule, type Rule, whenShooting } from '@muster/engine';

/** Hits better when shooting. */
export const goodShot: Rule = rule({
  id: 'good-shot',
  name: 'Good Shot',
  source: 'army books, special rules',
  summary: '+1 to hit when shooting.',
  attacker: { toHit: whenShooting(1) },
});
