import { rule, type Rule } from '@muster/engine';

/** In danger as if the ground were dangerous wherever it stands. */
export const dangerousGround: Rule = rule({
  id: 'dangerous-ground',
  name: 'Dangerous Ground',
  source: 'army books, special rules',
  summary: 'Takes dangerous terrain tests when it acts, wherever it is.',
  move: { inDangerous: true },
});
