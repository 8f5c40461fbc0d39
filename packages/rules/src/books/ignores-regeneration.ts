import { rule, type Rule } from '@muster/engine';

/** Wounds that do not close: Regeneration does not help. */
export const ignoresRegeneration: Rule = rule({
  id: 'ignores-regeneration',
  name: 'Ignores Regeneration',
  source: 'army books, special rules',
  summary: 'Regeneration does not help.',
  attacker: { ignores: ['regeneration'] },
});
