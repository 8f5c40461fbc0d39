import { rule, type Rule, when } from '@muster/engine';

/** One more AP where most of the target has Defense 4+ or better, and nobody regenerates. */
export const purge: Rule = rule({
  id: 'purge',
  name: 'Purge',
  source: 'army books, special rules',
  summary: 'AP(+1) where most of the target has Defense 4+ or better; Regeneration does not help.',
  attacker: { ignores: ['regeneration'], piercing: when('targetDefense4')(1) },
});
