import { always, rule, type Rule } from '@muster/engine';

/** Better protected than its kind, as books said it before they had Armor. */
export const defense: Rule = rule({
  id: 'defense',
  name: 'Defense',
  source: 'army books, special rules',
  rated: true,
  summary: '+X to block.',
  defender: { toBlock: always('X') },
});
