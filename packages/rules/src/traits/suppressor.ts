import { rule, type Rule, whenShooting } from '@muster/engine';

/** Lasts until the end of the round. */
export const traitSuppressor: Rule = rule({
  id: 'trait-suppressor',
  name: 'Trait: Suppressor',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemy units it shot at get -1 to hit when shooting until the end of the round.',
  inflicts: {
    id: 'trait-suppressor-given',
    name: 'Trait: Suppressor',
    source: 'GF campaign, skills of heroes',
    summary: '-1 to hit when shooting.',
    attacker: { toHit: whenShooting(-1) },
  },
});
