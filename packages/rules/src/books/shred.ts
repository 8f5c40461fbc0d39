import { perBlock, rule, type Rule } from '@muster/engine';

/**
 * Leaves ragged wounds: a natural 1 to block is one more wound of the weapon, which Deadly multiplies like any other.
 */
export const shred: Rule = rule({
  id: 'shred',
  name: 'Shred',
  source: 'army books, special rules',
  summary: 'Each natural 1 to block is one more wound.',
  attacker: { extraWounds: perBlock(1)(1) },
});
