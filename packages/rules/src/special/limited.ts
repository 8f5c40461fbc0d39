import { rule, type Rule } from '@muster/engine';

/**
 * One shot in the whole battle, for each copy of the weapon. It is spent when it is declared, hit or miss, and nobody
 * is forced to spend it in melee (battle:S14).
 */
export const limited: Rule = rule({
  id: 'limited',
  name: 'Limited',
  source: 'GF core, special rules',
  summary: 'Can be used once in a battle.',
  attacker: { limited: true },
});
