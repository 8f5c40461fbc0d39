import { rule, type Rule } from '@muster/engine';

/** Extra dice when it strikes, in addition to its weapons, also while Fatigued. */
export const ravage: Rule = rule({
  id: 'ravage',
  name: 'Ravage',
  source: 'army books, special rules',
  rated: true,
  summary: 'When it strikes in melee, rolls X extra dice: each 6 is a wound that cannot be blocked.',
  presence: { strikes: { dice: 'X', on: 6, wounds: true } },
});
