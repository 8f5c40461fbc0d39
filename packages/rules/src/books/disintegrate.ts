import { rule, type Rule, when } from '@muster/engine';

/** Eats through plate: where most of the target wears Defense 3+ or better, two more AP, and nobody regenerates. */
export const disintegrate: Rule = rule({
  id: 'disintegrate',
  name: 'Disintegrate',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Defense 3+ or better; Regeneration does not help.',
  attacker: { ignores: ['regeneration'], piercing: when('targetDefense3')(2) },
});
