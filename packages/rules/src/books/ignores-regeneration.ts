import { rule, type Rule } from '@muster/engine';

/** Regeneration does not work against its wounds. */
export const ignoresRegeneration: Rule = rule({
  id: 'ignores-regeneration',
  name: 'Ignores Regeneration',
  source: 'army books, special rules',
  summary: 'Ignores Regeneration.',
  attacker: { ignores: ['regeneration'] },
});
