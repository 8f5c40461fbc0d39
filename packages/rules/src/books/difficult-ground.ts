import { rule, type Rule } from '@muster/engine';

/** Slowed as if the ground were difficult wherever it goes; Strider and Flying shrug it off. */
export const difficultGround: Rule = rule({
  id: 'difficult-ground',
  name: 'Difficult Ground',
  source: 'army books, special rules',
  summary: 'Moves as in difficult terrain.',
  move: { inDifficult: true },
});
