import { perSix, rule, type Rule } from '@muster/engine';

/**
 * More hits when shooting and in melee. It adds to Furious and Relentless, but the added hits are not 6s (battle:W2).
 */
export const surge: Rule = rule({
  id: 'surge',
  name: 'Surge',
  source: 'GF core, special rules',
  summary: 'Each natural 6 to hit adds 1 hit.',
  attacker: { extraHits: perSix(1) },
});
