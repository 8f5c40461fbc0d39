import { rule, type Rule } from '@muster/engine';

/** Adds natural 5s to Mischievous, for shots and charges from over 9″ away. */
export const mischievousBoost: Rule = rule({
  id: 'mischievous-boost',
  name: 'Mischievous Boost',
  source: 'army books, special rules',
  summary: 'When shooting or charging from over 9″ away, targets also re-roll natural 5s that block.',
  boosts: 'mischievous',
  attacker: {
    rerollBlocks: [
      { blockFaces: [5], when: ['shooting', 'modelOver9'] },
      { blockFaces: [5], when: ['melee', 'farOff'] },
    ],
  },
});
