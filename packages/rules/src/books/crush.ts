import { rule, type Rule } from '@muster/engine';

/** Weight beside weapons: X dice when it is its turn to strike, each 6 a hit with AP(2). */
export const crush: Rule = rule({
  id: 'crush',
  name: 'Crush',
  source: 'army books, special rules',
  rated: true,
  summary: 'When it strikes in melee, X dice: each 6 is a hit with AP(2).',
  presence: { strikes: { dice: 'X', on: 6, ap: 2 } },
});
