import { rule, type Rule, whenShootingFromAfar } from '@muster/engine';

/** AP(+1) from over 9″ away. */
export const piercingHunter: Rule = rule({
  id: 'piercing-hunter',
  name: 'Piercing Hunter',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting at targets over 9″ away.',
  attacker: { piercing: whenShootingFromAfar(1) },
});
