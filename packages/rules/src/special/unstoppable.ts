import { rule, type Rule } from '@muster/engine';

/**
 * Negative modifiers to hit, AP and range do not count; better Defense, cover, Fatigue and line of sight do
 * (battle:D5). Regeneration does not work against its wounds (battle:W8).
 */
export const unstoppable: Rule = rule({
  id: 'unstoppable',
  name: 'Unstoppable',
  source: 'GF core, special rules',
  summary: 'Ignores negative modifiers to hit, AP and range with this weapon. Ignores Regeneration.',
  attacker: { unhindered: true, ignores: ['regeneration'] },
});
