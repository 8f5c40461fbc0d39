import { rule, type Rule, whenShooting } from '@muster/engine';

/** Rolls when shooting are those to hit (campaign:T3). */
export const traitBlindedEye: Rule = rule({
  id: 'trait-blinded-eye',
  name: 'Trait: Blinded Eye',
  source: 'GF campaign, injuries',
  summary: '-1 to hit when shooting.',
  attacker: { toHit: whenShooting(-1) },
});
