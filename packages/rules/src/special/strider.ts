import { rule, type Rule } from '@muster/engine';

/**
 * Difficult terrain slows neither the model nor, because of it, its unit (battle:G18). Dangerous terrain stays
 * dangerous.
 */
export const strider: Rule = rule({
  id: 'strider',
  name: 'Strider',
  source: 'GF core, special rules',
  summary: 'Is not slowed by difficult terrain.',
  move: { ignoresDifficult: true },
});
