import { perSix, rule, type Rule } from '@muster/engine';

/** More wounds for the hits of natural 6s, and no Regeneration. */
export const rupture: Rule = rule({
  id: 'rupture',
  name: 'Rupture',
  source: 'army books, special rules',
  summary: 'Each unblocked hit from a natural 6 adds 1 wound. Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], extraWounds: perSix(1) },
});
