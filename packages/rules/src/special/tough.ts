import { rule, type Rule } from '@muster/engine';

/**
 * The wounds that a model takes. That also sets which model is wounded next, the dice in dangerous terrain and when a
 * single model is at half strength (battle:W6, battle:G19, battle:L2). Several instances on one model add up
 * (battle:D7).
 */
export const tough: Rule = rule({
  id: 'tough',
  name: 'Tough',
  source: 'GF core, special rules',
  rated: true,
  summary: 'It takes X wounds to kill this model.',
  presence: { tough: 'X' },
});
