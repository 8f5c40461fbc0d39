import { rule, type Rule } from '@muster/engine';

/** Cuts down some of those whom it passes; nobody blocks these wounds. */
export const crossingAttack: Rule = rule({
  id: 'crossing-attack',
  name: 'Crossing Attack',
  source: 'army books, special rules',
  rated: true,
  summary: 'Moving through enemies, X dice at one of those units once per activation: each 6+ is a wound.',
  presence: { crossing: { dice: 'X', on: 6 } },
});
