import { rule, type Rule, when } from '@muster/engine';

/** Two more AP against Tough(3) or more, heroes excepted, whatever they hide behind. */
export const demolish: Rule = rule({
  id: 'demolish',
  name: 'Demolish',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more and nobody is a hero; cover does not help.',
  attacker: { ignoresCover: 'all', piercing: when('targetTough3', 'targetNoHero')(2) },
});
