import { perSix, rule, type Rule } from '@muster/engine';

/**
 * An unmodified 6 to hit with this weapon, shot or blow, is worth one more hit. It adds to Furious and Relentless, but
 * the added hits are no 6s (battle:W2).
 */
export const surge: Rule = rule({
  id: 'surge',
  name: 'Surge',
  source: 'GF core, special rules',
  summary: 'Each natural 6 to hit is worth one more hit.',
  attacker: { extraHits: perSix(1) },
});
