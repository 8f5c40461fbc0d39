import { rule, type Rule } from '@muster/engine';

/** Defense dice that block with a natural 6 are re-rolled once, and cover does not count. */
export const wreck: Rule = rule({
  id: 'wreck',
  name: 'Wreck',
  source: 'army books, special rules',
  summary: 'Targets re-roll natural 6s on Defense rolls. Ignores cover.',
  attacker: { ignoresCover: 'all', rerollBlocks: { blockFaces: [6] } },
});
