import { perSix, rule, type Rule } from '@muster/engine';

/**
 * Four more AP for the hit of a natural 6, also for the copies that Blast makes of it (battle:W1). Regeneration does
 * not work against any wound of the weapon, whatever the die showed (battle:W8).
 */
export const rending: Rule = rule({
  id: 'rending',
  name: 'Rending',
  source: 'GF core, special rules',
  summary: 'Hits from natural 6s get AP(+4). Ignores Regeneration.',
  attacker: { piercing: perSix(4), ignores: ['regeneration'] },
});
