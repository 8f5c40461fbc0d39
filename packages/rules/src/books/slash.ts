import { perSix, rule, type Rule } from '@muster/engine';

/** A natural 6 to hit with this weapon is worth one more hit, and cover is no help. */
export const slash: Rule = rule({
  id: 'slash',
  name: 'Slash',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit is worth one more hit; cover does not help.',
  attacker: { ignoresCover: 'all', extraHits: perSix(1) },
});
