import { rule, type Rule, whenShooting } from '@muster/engine';

/** Helps friends that were near it when they were activated (campaign:T5). */
export const traitTactician: Rule = rule({
  id: 'trait-tactician',
  name: 'Trait: Tactician',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units activated within 6″ get +1 to hit when shooting.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-tactician-given',
      name: 'Trait: Tactician',
      source: 'GF campaign, skills of heroes',
      summary: '+1 to hit when shooting.',
      attacker: { toHit: whenShooting(1) },
    },
  },
});
