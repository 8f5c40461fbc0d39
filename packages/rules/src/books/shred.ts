import { perBlock, rule, type Rule } from '@muster/engine';

/** More wounds for natural 1s of the target, which Deadly multiplies like any other. */
export const shred: Rule = rule({
  id: 'shred',
  name: 'Shred',
  source: 'army books, special rules',
  summary: 'Each natural 1 on a Defense roll adds 1 wound.',
  attacker: { extraWounds: perBlock(1)(1) },
});
