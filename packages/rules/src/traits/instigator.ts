import { inMelee, rule, type Rule } from '@muster/engine';

/** Helps friends that were near it when they were activated (campaign:T5). */
export const traitInstigator: Rule = rule({
  id: 'trait-instigator',
  name: 'Trait: Instigator',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units activated within 6″ get +1 to hit in melee.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-instigator-given',
      name: 'Trait: Instigator',
      source: 'GF campaign, skills of heroes',
      summary: '+1 to hit in melee.',
      attacker: { toHit: inMelee(1) },
    },
  },
});
