import { always, rule, type Rule } from '@muster/engine';

/** Each enemy unit that it destroys, two at the most, is worth +1 to block, as long as every living model has it. */
export const defensiveFrenzy: Rule = rule({
  id: 'defensive-frenzy',
  name: 'Defensive Frenzy',
  source: 'army books, special rules',
  summary: 'Each enemy unit that it destroys gives +1 to block, up to +2.',
  grows: { gains: 'kill', most: 2, step: 1, gives: { name: 'Defensive Frenzy', defender: { toBlock: always('X') } } },
});
