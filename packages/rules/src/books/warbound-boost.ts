import { perBlock, rule, type Rule, when, whenShootingFromAfar } from '@muster/engine';

/**
 * Warbound from afar: when it shoots or charges from over 9" away, a natural 2 that does not block is one more wound
 * as well.
 */
export const warboundBoost: Rule = rule({
  id: 'warbound-boost',
  name: 'Warbound Boost',
  source: 'army books, special rules',
  summary: 'Shooting or charging from over 9" away, failed natural 2s to block are one more wound as well as 1s.',
  boosts: 'warbound',
  attacker: { extraWounds: [whenShootingFromAfar(perBlock(2)(1)), when('melee', 'farOff')(perBlock(2)(1))] },
});
