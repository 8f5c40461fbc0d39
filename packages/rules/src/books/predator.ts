import { perSix, rule, type Rule } from '@muster/engine';

/** Smells blood: each natural 6 to hit is one more attack with the weapon; those added give no more. */
export const predator: Rule = rule({
  id: 'predator',
  name: 'Predator',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit is one more attack, which gives no further one.',
  attacker: { extraAttacks: perSix(1) },
});
