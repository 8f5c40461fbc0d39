import { inMelee, rule, type Rule } from '@muster/engine';

/** Rolls in melee are those to hit (campaign:T3). */
export const traitSpecialistMelee: Rule = rule({
  id: 'trait-specialist-melee',
  name: 'Trait: Specialist melee',
  source: 'GF campaign, traits',
  summary: '+1 to hit in melee.',
  attacker: { toHit: inMelee(1) },
});
