import { rule, type Rule } from '@muster/engine';

/** Friends that begin by its side charge farther (campaign:T5). */
export const traitVanguard: Rule = rule({
  id: 'trait-vanguard',
  name: 'Trait: Vanguard',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units that are activated within 6" charge 4" further.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-vanguard-given',
      name: 'Trait: Vanguard',
      source: 'GF campaign, skills of heroes',
      summary: 'Charges 4" further.',
      move: { charge: 4 },
    },
  },
});
