import { always, rule, type Rule } from '@muster/engine';

/** Better Defense rolls for each destroyed enemy unit, two at most, as long as every living model has the rule. */
export const defensiveFrenzy: Rule = rule({
  id: 'defensive-frenzy',
  name: 'Defensive Frenzy',
  source: 'army books, special rules',
  summary: 'If all models have it, each enemy unit that the unit destroys gives +1 to Defense rolls (+2 at most).',
  grows: { gains: 'kill', most: 2, step: 1, gives: { name: 'Defensive Frenzy', defender: { toBlock: always('X') } } },
});
