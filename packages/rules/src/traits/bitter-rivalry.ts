import { rule, type Rule, when } from '@muster/engine';

/** Goes for heroes: those who stand alone, or whom a weapon picks. */
export const traitBitterRivalry: Rule = rule({
  id: 'trait-bitter-rivalry',
  name: 'Trait: Bitter Rivalry',
  source: 'GF campaign, talents',
  summary: '+1 to hit where the target is a hero.',
  attacker: { toHit: when('targetHero')(1) },
});
