import { perBlock, rule, type Rule } from '@muster/engine';

/** A natural 1 to block is one more wound, and cover is no help. */
export const slam: Rule = rule({
  id: 'slam',
  name: 'Slam',
  source: 'army books, special rules',
  summary: 'Each natural 1 to block is one more wound; cover does not help.',
  attacker: { ignoresCover: 'all', extraWounds: perBlock(1)(1) },
});
