import { always, rule, type Rule } from '@muster/engine';

/**
 * Replaces the Quality of the model that uses the weapon. Modifiers still count, and a Fatigued model still needs a 6
 * (battle:D4).
 */
export const reliable: Rule = rule({
  id: 'reliable',
  name: 'Reliable',
  source: 'GF core, special rules',
  summary: 'Attacks at Quality 2+.',
  attacker: { quality: always(2) },
});
