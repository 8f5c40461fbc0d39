import { rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. Strider and Flying ignore it. */
export const difficultGround: Rule = rule({
  id: 'difficult-ground',
  name: 'Difficult Ground',
  source: 'army books, special rules',
  summary: 'Counts as in difficult terrain wherever it is.',
  move: { inDifficult: true },
});
