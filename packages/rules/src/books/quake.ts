import { perBlock, rule, type Rule } from '@muster/engine';

/** A natural 1 to block is one more wound, and nobody regenerates. */
export const quake: Rule = rule({
  id: 'quake',
  name: 'Quake',
  source: 'army books, special rules',
  summary: 'Each natural 1 to block is one more wound; Regeneration does not help.',
  attacker: { ignores: ['regeneration'], extraWounds: perBlock(1)(1) },
});
