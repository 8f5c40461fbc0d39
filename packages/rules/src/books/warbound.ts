import { perBlock, rule, type Rule } from '@muster/engine';

/** More wounds for natural 1s of the target, with any of its weapons. */
export const warbound: Rule = rule({
  id: 'warbound',
  name: 'Warbound',
  source: 'army books, special rules',
  summary: 'Each natural 1 on a Defense roll adds 1 wound.',
  attacker: { extraWounds: perBlock(1)(1) },
});
