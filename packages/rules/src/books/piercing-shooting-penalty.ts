import { rule, type Rule, whenShooting } from '@muster/engine';

/** A penalty that other rules give. */
export const piercingShootingPenalty: Rule = rule({
  id: 'piercing-shooting-penalty',
  name: 'Piercing Shooting Penalty',
  source: 'army books, special rules',
  summary: 'AP(-1) when shooting, but not below AP(0).',
  attacker: { piercing: whenShooting(-1) },
});
