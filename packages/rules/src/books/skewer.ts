import { rule, type Rule, when } from '@muster/engine';

/** Deadly for Tough(3) or more, heroes excepted, whatever they hide behind. */
export const skewer: Rule = rule({
  id: 'skewer',
  name: 'Skewer',
  source: 'army books, special rules',
  summary: 'Deadly(+3) where most of the target has Tough(3) or more and nobody is a hero; cover does not help.',
  attacker: { ignoresCover: 'all', woundFactor: when('targetTough3', 'targetNoHero')(3) },
});
