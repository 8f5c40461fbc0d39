import { perBlock, rule, type Rule } from '@muster/engine';

/** Sworn to slaughter: with whatever it fights, a natural 1 to block its hits is one more wound. */
export const warbound: Rule = rule({
  id: 'warbound',
  name: 'Warbound',
  source: 'army books, special rules',
  summary: 'Each natural 1 to block its hits is one more wound.',
  attacker: { extraWounds: perBlock(1)(1) },
});
