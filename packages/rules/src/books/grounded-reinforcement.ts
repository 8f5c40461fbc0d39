import { rule, type Rule, when } from '@muster/engine';

/** Uses the ground: +1 to block as long as most of the unit is within 1" of terrain. */
export const groundedReinforcement: Rule = rule({
  id: 'grounded-reinforcement',
  name: 'Grounded Reinforcement',
  source: 'army books, special rules',
  summary: 'When all models have it and most of the unit is within 1" of terrain, +1 to block.',
  defender: { toBlock: when('targetGrounded')(1) },
});
