import { rule, type Rule, when } from '@muster/engine';

/** Two more AP against Tough(3) or more, heroes excepted. */
export const scratch: Rule = rule({
  id: 'scratch',
  name: 'Scratch',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more and nobody is a hero.',
  attacker: { piercing: when('targetTough3', 'targetNoHero')(2) },
});
