import { always, rule, type Rule } from '@muster/engine';

/** A bonus that other rules give, also against spells. */
export const defenseBonus: Rule = rule({
  id: 'defense-bonus',
  name: 'Defense Bonus',
  source: 'army books, special rules',
  summary: '+1 to Defense rolls.',
  defender: { toBlock: always(1) },
});
