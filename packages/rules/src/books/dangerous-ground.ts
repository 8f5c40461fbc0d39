import { rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const dangerousGround: Rule = rule({
  id: 'dangerous-ground',
  name: 'Dangerous Ground',
  source: 'army books, special rules',
  summary: 'Counts as in dangerous terrain wherever it is.',
  move: { inDangerous: true },
});
