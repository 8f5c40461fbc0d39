import { rule, type Rule } from '@muster/engine';

/** Defense dice that block with a natural 6 are re-rolled once, with any of its weapons. */
export const mischievous: Rule = rule({
  id: 'mischievous',
  name: 'Mischievous',
  source: 'army books, special rules',
  summary: 'Targets re-roll natural 6s on Defense rolls.',
  attacker: { rerollBlocks: { blockFaces: [6] } },
});
