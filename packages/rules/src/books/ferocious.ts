import { perSix, rule, type Rule } from '@muster/engine';

/** More hits with any of its weapons. The added hits are not 6s. */
export const ferocious: Rule = rule({
  id: 'ferocious',
  name: 'Ferocious',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit adds 1 hit.',
  attacker: { extraHits: perSix(1) },
});
