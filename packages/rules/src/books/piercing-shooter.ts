import { rule, type Rule, whenShooting } from '@muster/engine';

/** AP(+1) when shooting. */
export const piercingShooter: Rule = rule({
  id: 'piercing-shooter',
  name: 'Piercing Shooter',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting.',
  attacker: { piercing: whenShooting(1) },
});
