import { perSix, rule, type Rule } from '@muster/engine';

/** More hits, and no Regeneration against them. */
export const butcher: Rule = rule({
  id: 'butcher',
  name: 'Butcher',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit adds 1 hit. Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], extraHits: perSix(1) },
});
