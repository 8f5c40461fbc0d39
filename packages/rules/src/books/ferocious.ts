import { perSix, rule, type Rule } from '@muster/engine';

/** A fury in every fight: a natural 6 to hit with any of its weapons is worth one more hit, which is no 6 itself. */
export const ferocious: Rule = rule({
  id: 'ferocious',
  name: 'Ferocious',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit is worth one more hit.',
  attacker: { extraHits: perSix(1) },
});
