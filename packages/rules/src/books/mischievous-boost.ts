import { rule, type Rule } from '@muster/engine';

/**
 * Mischievous from afar: when it shoots or charges from over 9" away, natural 5s that block are rolled again as well.
 */
export const mischievousBoost: Rule = rule({
  id: 'mischievous-boost',
  name: 'Mischievous Boost',
  source: 'army books, special rules',
  summary: 'Shooting or charging from over 9" away, natural 5s that block are rolled again as well as 6s.',
  boosts: 'mischievous',
  attacker: {
    rerollBlocks: [
      { blockFaces: [5], when: ['shooting', 'modelOver9'] },
      { blockFaces: [5], when: ['melee', 'farOff'] },
    ],
  },
});
