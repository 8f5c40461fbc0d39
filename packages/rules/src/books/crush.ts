import { rule, type Rule } from '@muster/engine';

/** Extra dice when it strikes, in addition to its weapons. */
export const crush: Rule = rule({
  id: 'crush',
  name: 'Crush',
  source: 'army books, special rules',
  rated: true,
  summary: 'When it strikes in melee, rolls X extra dice: each 6 is a hit with AP(2).',
  presence: { strikes: { dice: 'X', on: 6, ap: 2 } },
});
