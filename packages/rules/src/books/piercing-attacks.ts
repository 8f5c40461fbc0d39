import { always, rule, type Rule } from '@muster/engine';

/** Sharpened: every weapon, shots and blows alike. */
export const piercingAttacks: Rule = rule({
  id: 'piercing-attacks',
  name: 'Piercing Attacks',
  source: 'army books, special rules',
  summary: 'AP is higher by 1 when attacking.',
  attacker: { piercing: always(1) },
});
