import { rule, type Rule } from '@muster/engine';

/**
 * No luck and no healing: block dice that show a natural 6 are rolled once more, and the second face stands
 * (battle:D3). None of the weapon's wounds can be regenerated (battle:W8).
 */
export const bane: Rule = rule({
  id: 'bane',
  name: 'Bane',
  source: 'GF core, special rules',
  summary: 'Natural 6s to block are rolled again, and Regeneration does not help.',
  attacker: { rerollBlocks: { blockFaces: [6] }, ignores: ['regeneration'] },
});
