import { rule, type Rule, when } from '@muster/engine';

/** Better Defense rolls near terrain. */
export const groundedReinforcement: Rule = rule({
  id: 'grounded-reinforcement',
  name: 'Grounded Reinforcement',
  source: 'army books, special rules',
  summary: 'If all models have it and most of the unit is within 1″ of terrain, the unit gets +1 to Defense rolls.',
  defender: { toBlock: when('targetGrounded')(1) },
});
