import { rule, type Rule } from '@muster/engine';

/** Helps friends that were near it when they were activated (campaign:T5). */
export const traitVanguard: Rule = rule({
  id: 'trait-vanguard',
  name: 'Trait: Vanguard',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units activated within 6″ get +4″ on Charge.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-vanguard-given',
      name: 'Trait: Vanguard',
      source: 'GF campaign, skills of heroes',
      summary: '+4″ on Charge.',
      move: { charge: 4 },
    },
  },
});
