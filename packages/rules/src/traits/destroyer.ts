import { rule, type Rule, whenShooting } from '@muster/engine';

/** AP(+1) when shooting. */
export const traitDestroyer: Rule = rule({
  id: 'trait-destroyer',
  name: 'Trait: Destroyer',
  source: 'GF campaign, skills of heroes',
  summary: 'AP(+1) when shooting.',
  attacker: { piercing: whenShooting(1) },
});
