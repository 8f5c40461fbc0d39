import { perSix, rule, type Rule } from '@muster/engine';

/** A natural 6 to hit with this weapon is worth one more hit, and nobody regenerates. */
export const butcher: Rule = rule({
  id: 'butcher',
  name: 'Butcher',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit is worth one more hit; Regeneration does not help.',
  attacker: { ignores: ['regeneration'], extraHits: perSix(1) },
});
