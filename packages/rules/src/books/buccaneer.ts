import { rule, type Rule, whenShootingFromAfar } from '@muster/engine';

/** At home at long range: +1 to hit when it shoots at enemies over 9" away. */
export const buccaneer: Rule = rule({
  id: 'buccaneer',
  name: 'Buccaneer',
  source: 'army books, special rules',
  summary: '+1 to hit when shooting at enemies over 9" away.',
  attacker: { toHit: whenShootingFromAfar(1) },
});
