import { rule, type Rule } from '@muster/engine';

/** No lucky escapes: natural 6s to block are rolled once more. */
export const lacerate: Rule = rule({
  id: 'lacerate',
  name: 'Lacerate',
  source: 'army books, special rules',
  summary: 'Natural 6s to block are rolled again.',
  attacker: { rerollBlocks: { blockFaces: [6] } },
});
