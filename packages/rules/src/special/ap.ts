import { always, rule, type Rule } from '@muster/engine';

/**
 * Armour counts for less: X is taken from the block roll. It adds to Thrust and Rending, and a natural 6 blocks all
 * the same (battle:D1, battle:D7).
 */
export const ap: Rule = rule({
  id: 'ap',
  name: 'AP',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Block rolls against this weapon are X worse.',
  attacker: { piercing: always('X') },
});
