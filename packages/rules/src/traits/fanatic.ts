import { inMelee, rule, type Rule } from '@muster/engine';

/** One more attack for each model, not for each weapon (campaign:T10). */
export const traitFanatic: Rule = rule({
  id: 'trait-fanatic',
  name: 'Trait: Fanatic',
  source: 'GF campaign, skills of heroes',
  summary: 'Each model makes 1 extra attack in melee.',
  attacker: { more: inMelee(1) },
});
