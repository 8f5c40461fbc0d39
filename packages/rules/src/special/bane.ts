import { rule, type Rule } from '@muster/engine';

/**
 * Defense dice that block with a natural 6 are re-rolled, and the second result counts (battle:D3). Regeneration does
 * not work against its wounds (battle:W8).
 */
export const bane: Rule = rule({
  id: 'bane',
  name: 'Bane',
  source: 'GF core, special rules',
  summary: 'Targets re-roll natural 6s on Defense rolls. Ignores Regeneration.',
  attacker: { rerollBlocks: { blockFaces: [6] }, ignores: ['regeneration'] },
});
