import { rule, type Rule, whenShooting } from '@muster/engine';

/** Keeps heads down: whoever it shot at shoots worse for the rest of the round. */
export const traitSuppressor: Rule = rule({
  id: 'trait-suppressor',
  name: 'Trait: Suppressor',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemies that it shot at have -1 to hit when shooting to the end of the round.',
  inflicts: {
    id: 'trait-suppressor-given',
    name: 'Trait: Suppressor',
    source: 'GF campaign, skills of heroes',
    summary: '-1 to hit when shooting.',
    attacker: { toHit: whenShooting(-1) },
  },
});
