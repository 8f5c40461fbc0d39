import { rule, type Rule, when } from '@muster/engine';

/**
 * Splinters find the gaps: one more AP where most of the target has Defense 4+ or better, whatever it hides behind.
 */
export const fragment: Rule = rule({
  id: 'fragment',
  name: 'Fragment',
  source: 'army books, special rules',
  summary: 'AP(+1) where most of the target has Defense 4+ or better; cover does not help.',
  attacker: { ignoresCover: 'all', piercing: when('targetDefense4')(1) },
});
