import { always, rule, type Rule } from '@muster/engine';

/** Warded: blocks better, against spells as well. */
export const defenseBonus: Rule = rule({
  id: 'defense-bonus',
  name: 'Defense Bonus',
  source: 'army books, special rules',
  summary: '+1 to block.',
  defender: { toBlock: always(1) },
});
