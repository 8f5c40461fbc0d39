import { rule, type Rule, when } from '@muster/engine';

/**
 * Scatters the lightly armoured: Blast(+3) where most of the target has Defense 5+ or worse, and nobody regenerates.
 */
export const smash: Rule = rule({
  id: 'smash',
  name: 'Smash',
  source: 'army books, special rules',
  summary: 'Blast(+3) where most of the target has Defense 5+ or worse; Regeneration does not help.',
  attacker: {
    ignores: ['regeneration'],
    hitFactor: when('targetDefense5')(3),
    ignoresCover: { when: ['targetDefense5'] },
  },
});
