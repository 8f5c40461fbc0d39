import { rule, type Rule, whenShootingFromAfar } from '@muster/engine';

/** Hits better from over 9″ away. */
export const buccaneer: Rule = rule({
  id: 'buccaneer',
  name: 'Buccaneer',
  source: 'army books, special rules',
  summary: '+1 to hit when shooting at targets over 9″ away.',
  attacker: { toHit: whenShootingFromAfar(1) },
});
