import { perBlock, rule, type Rule } from '@muster/engine';

/** More wounds for natural 1s of the target, and no Regeneration. */
export const quake: Rule = rule({
  id: 'quake',
  name: 'Quake',
  source: 'army books, special rules',
  summary: 'Each natural 1 on a Defense roll adds 1 wound. Ignores Regeneration.',
  attacker: { ignores: ['regeneration'], extraWounds: perBlock(1)(1) },
});
