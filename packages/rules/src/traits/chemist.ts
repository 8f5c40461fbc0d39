import { rule, type Rule } from '@muster/engine';

/** Helps friends after a lost melee (campaign:T4). */
export const traitChemist: Rule = rule({
  id: 'trait-chemist',
  name: 'Trait: Chemist',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units within 6″ get +1 to morale tests after a lost melee.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'now',
    gives: {
      id: 'trait-chemist-given',
      name: 'Trait: Chemist',
      source: 'GF campaign, skills of heroes',
      summary: '+1 to morale tests after a lost melee.',
      morale: { bonusInMelee: 1 },
    },
  },
});
