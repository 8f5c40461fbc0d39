import { rule, type Rule } from '@muster/engine';

/** Spoils every lucky escape: natural 6s to block hits of its weapons are rolled once more. */
export const mischievous: Rule = rule({
  id: 'mischievous',
  name: 'Mischievous',
  source: 'army books, special rules',
  summary: 'Natural 6s to block its hits are rolled again.',
  attacker: { rerollBlocks: { blockFaces: [6] } },
});
