import { perBlock, rule, type Rule, when, whenShootingFromAfar } from '@muster/engine';

/** Adds natural 2s that fail to Warbound, for shots and charges from over 9″ away. */
export const warboundBoost: Rule = rule({
  id: 'warbound-boost',
  name: 'Warbound Boost',
  source: 'army books, special rules',
  summary: 'When shooting or charging from over 9″ away, Warbound adds wounds for natural 2s that do not block too.',
  boosts: 'warbound',
  attacker: { extraWounds: [whenShootingFromAfar(perBlock(2)(1)), when('melee', 'farOff')(perBlock(2)(1))] },
});
