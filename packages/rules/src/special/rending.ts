import { perSix, rule, type Rule } from '@muster/engine';

/**
 * Finds the gap: a hit from an unmodified 6 has four more AP, and so have the copies that Blast makes of it
 * (battle:W1). None of the weapon's wounds can be regenerated, whatever the die showed (battle:W8).
 */
export const rending: Rule = rule({
  id: 'rending',
  name: 'Rending',
  source: 'GF core, special rules',
  summary: 'Hits from natural 6s have AP(+4), and Regeneration does not help.',
  attacker: { piercing: perSix(4), ignores: ['regeneration'] },
});
