import { always, rule, type Rule } from '@muster/engine';

/** Friends that begin by its side shoot farther (campaign:T5). */
export const traitScavenger: Rule = rule({
  id: 'trait-scavenger',
  name: 'Trait: Scavenger',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units that are activated within 6" have 6" more range.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: {
      id: 'trait-scavenger-given',
      name: 'Trait: Scavenger',
      source: 'GF campaign, skills of heroes',
      summary: '6" more range.',
      attacker: { range: always(6) },
    },
  },
});
