import { always, rule, type Rule } from '@muster/engine';

/** Helps friends that were near it when they were activated (campaign:T5). */
export const traitScavenger: Rule = rule({
  id: 'trait-scavenger',
  name: 'Trait: Scavenger',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units activated within 6″ get +6″ range when shooting.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-scavenger-given',
      name: 'Trait: Scavenger',
      source: 'GF campaign, skills of heroes',
      summary: '+6″ range when shooting.',
      attacker: { range: always(6) },
    },
  },
});
