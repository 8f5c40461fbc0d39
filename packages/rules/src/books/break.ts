import { perSix, rule, type Rule } from '@muster/engine';

/** Two more AP for a natural 6 to hit, and nobody regenerates. */
export const breakRule: Rule = rule({
  id: 'break',
  name: 'Break',
  source: 'army books, special rules',
  summary: 'Hits from natural 6s have AP(+2), and Regeneration does not help.',
  attacker: { ignores: ['regeneration'], piercing: perSix(2) },
});
