import { rule, type Rule } from '@muster/engine';

/** Wounds a unit that it moves through. These wounds are not blocked. */
export const crossingAttack: Rule = rule({
  id: 'crossing-attack',
  name: 'Crossing Attack',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per activation, when moving through enemy units, rolls X dice against one of them: each 6+ is a wound that cannot be blocked.',
  presence: { crossing: { dice: 'X', on: 6 } },
});
