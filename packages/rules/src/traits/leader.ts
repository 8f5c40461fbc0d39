import { rule, type Rule } from '@muster/engine';

/** Helps the morale of friends near it (campaign:T4). */
export const traitLeader: Rule = rule({
  id: 'trait-leader',
  name: 'Trait: Leader',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units within 6″ get +1 to morale tests.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'now',
    gives: {
      id: 'trait-leader-given',
      name: 'Trait: Leader',
      source: 'GF campaign, skills of heroes',
      summary: '+1 to morale tests.',
      morale: { bonus: 1 },
    },
  },
});
