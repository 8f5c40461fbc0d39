import { rule, type Rule } from '@muster/engine';

/** Natural 6s to block are rolled once more, and cover is no help. */
export const wreck: Rule = rule({
  id: 'wreck',
  name: 'Wreck',
  source: 'army books, special rules',
  summary: 'Natural 6s to block are rolled again; cover does not help.',
  attacker: { ignoresCover: 'all', rerollBlocks: { blockFaces: [6] } },
});
