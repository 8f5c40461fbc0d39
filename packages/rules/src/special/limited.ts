import { rule, type Rule } from '@muster/engine';

/**
 * Each copy of the weapon can be used once. It is used up when it is declared, hit or miss, and no player has to use it
 * in melee (battle:S14).
 */
export const limited: Rule = rule({
  id: 'limited',
  name: 'Limited',
  source: 'GF core, special rules',
  summary: 'Can be used once per battle.',
  attacker: { limited: true },
});
