import { rule, type Rule } from '@muster/engine';

/**
 * Adds X to the wounds of its side when the winner of a melee is decided, even if it dealt none (battle:M8). Living
 * models add up (battle:M9).
 */
export const fear: Rule = rule({
  id: 'fear',
  name: 'Fear',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Counts as X more wounds dealt when the melee winner is decided.',
  presence: { fear: 'X' },
});
