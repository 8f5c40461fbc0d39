import { always, rule, type Rule } from '@muster/engine';

/** The rule of older books, from before they had Armor. */
export const defense: Rule = rule({
  id: 'defense',
  name: 'Defense',
  source: 'army books, special rules',
  rated: true,
  summary: 'If all models have it, the unit gets +X to Defense rolls.',
  defender: { toBlock: always('X') },
});
