import { rule, type Rule, whenShooting } from '@muster/engine';

/** Blunted at a distance only. */
export const piercingShootingPenalty: Rule = rule({
  id: 'piercing-shooting-penalty',
  name: 'Piercing Shooting Penalty',
  source: 'army books, special rules',
  summary: 'AP is lower by 1 when shooting, but never below 0.',
  attacker: { piercing: whenShooting(-1) },
});
