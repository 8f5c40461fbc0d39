import { rule, type Rule } from '@muster/engine';

/**
 * Nothing makes this weapon worse: negative modifiers to its hit rolls, AP and range are dropped, while better armour,
 * cover, fatigue and sight still count (battle:D5). None of its wounds can be regenerated (battle:W8).
 */
export const unstoppable: Rule = rule({
  id: 'unstoppable',
  name: 'Unstoppable',
  source: 'GF core, special rules',
  summary: 'Ignores negative modifiers to the weapon, and Regeneration does not help.',
  attacker: { unhindered: true, ignores: ['regeneration'] },
});
