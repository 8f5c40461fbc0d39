import { rule, type Rule, when } from '@muster/engine';

/** AP against well-armoured targets, and no Regeneration. */
export const disintegrate: Rule = rule({
  id: 'disintegrate',
  name: 'Disintegrate',
  source: 'army books, special rules',
  summary: 'AP(+2) if most models of the target have Defense 3+ or better. Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], piercing: when('targetDefense3')(2) },
});
