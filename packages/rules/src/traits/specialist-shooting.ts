import { rule, type Rule, whenShooting } from '@muster/engine';

/** Rolls when shooting are those to hit (campaign:T3). */
export const traitSpecialistShooting: Rule = rule({
  id: 'trait-specialist-shooting',
  name: 'Trait: Specialist shooting',
  source: 'GF campaign, traits',
  summary: '+1 to hit when shooting.',
  attacker: { toHit: whenShooting(1) },
});
