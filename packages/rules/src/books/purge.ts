import { rule, type Rule, when } from '@muster/engine';

/** AP against armoured targets, and no Regeneration. */
export const purge: Rule = rule({
  id: 'purge',
  name: 'Purge',
  source: 'army books, special rules',
  summary: 'AP(+1) if most models of the target have Defense 4+ or better. Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], piercing: when('targetDefense4')(1) },
});
