import { rule, type Rule } from '@muster/engine';

/**
 * Takes X wounds before it falls. That also sets who is wounded next, the dice in dangerous terrain and when a model
 * on its own is at half (battle:W6, battle:G19, battle:L2). Several instances on one model add up (battle:D7).
 */
export const tough: Rule = rule({
  id: 'tough',
  name: 'Tough',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Falls only after X wounds.',
  presence: { tough: 'X' },
});
