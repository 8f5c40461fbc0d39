import { rule, type Rule } from '@muster/engine';

/** Teeth and claws beside weapons: X dice when it is its turn to strike, each 6 a wound that nobody blocks. Also for the tired. */
export const ravage: Rule = rule({
  id: 'ravage',
  name: 'Ravage',
  source: 'army books, special rules',
  rated: true,
  summary: 'When it strikes in melee, X dice: each 6 is a wound that cannot be blocked.',
  presence: { strikes: { dice: 'X', on: 6, wounds: true } },
});
