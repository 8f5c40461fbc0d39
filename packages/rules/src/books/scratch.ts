import { rule, type Rule, when } from '@muster/engine';

/** AP against tough units without heroes. */
export const scratch: Rule = rule({
  id: 'scratch',
  name: 'Scratch',
  source: 'army books, special rules',
  summary: 'AP(+2) if most models of the target have Tough(3) or more and none is a hero.',
  attacker: { piercing: when('targetTough3', 'targetNoHero')(2) },
});
