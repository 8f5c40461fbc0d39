import { always, rule, type Rule } from '@muster/engine';

/**
 * Whoever holds it attacks at Quality 2+. Only the value is replaced: modifiers count as ever, and a fatigued striker
 * still needs a 6 (battle:D4).
 */
export const reliable: Rule = rule({
  id: 'reliable',
  name: 'Reliable',
  source: 'GF core, special rules',
  summary: 'Attacks with this weapon have Quality 2+.',
  attacker: { quality: always(2) },
});
