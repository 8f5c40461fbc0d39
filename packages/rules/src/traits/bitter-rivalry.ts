import { rule, type Rule, when } from '@muster/engine';

/** Counts against heroes that fight alone or that a weapon picks. */
export const traitBitterRivalry: Rule = rule({
  id: 'trait-bitter-rivalry',
  name: 'Trait: Bitter Rivalry',
  source: 'GF campaign, talents',
  summary: '+1 to hit heroes.',
  attacker: { toHit: when('targetHero')(1) },
});
