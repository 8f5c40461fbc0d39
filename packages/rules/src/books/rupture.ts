import { perSix, rule, type Rule } from '@muster/engine';

/** A good hit bursts: an unblocked hit of a natural 6 is one more wound, and nobody regenerates. */
export const rupture: Rule = rule({
  id: 'rupture',
  name: 'Rupture',
  source: 'army books, special rules',
  summary: 'Unblocked hits from natural 6s are one more wound; Regeneration does not help.',
  attacker: { ignores: ['regeneration'], extraWounds: perSix(1) },
});
