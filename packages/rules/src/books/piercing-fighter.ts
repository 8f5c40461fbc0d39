import { inMelee, rule, type Rule } from '@muster/engine';

/** AP(+1) in melee. */
export const piercingFighter: Rule = rule({
  id: 'piercing-fighter',
  name: 'Piercing Fighter',
  source: 'army books, special rules',
  summary: 'AP(+1) in melee.',
  attacker: { piercing: inMelee(1) },
});
