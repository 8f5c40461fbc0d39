import { perBlock, rule, type Rule } from '@muster/engine';

/** More wounds for natural 1s of the target, and no cover. */
export const slam: Rule = rule({
  id: 'slam',
  name: 'Slam',
  source: 'army books, special rules',
  summary: 'Each natural 1 on a Defense roll adds 1 wound. Ignores cover.',
  attacker: { ignoresCover: 'all', extraWounds: perBlock(1)(1) },
});
