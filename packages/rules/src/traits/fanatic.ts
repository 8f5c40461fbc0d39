import { inMelee, rule, type Rule } from '@muster/engine';

/** Strikes once more, not once for each weapon (campaign:T10). */
export const traitFanatic: Rule = rule({
  id: 'trait-fanatic',
  name: 'Trait: Fanatic',
  source: 'GF campaign, skills of heroes',
  summary: 'One more attack in melee.',
  attacker: { more: inMelee(1) },
});
