import { rule, type Rule } from '@muster/engine';

/** Bides its time: the turn goes on, and the unit acts later. */
export const delayedAction: Rule = rule({
  id: 'delayed-action',
  name: 'Delayed Action',
  source: 'army books, special rules',
  summary: 'Once a round, its unit may let the turn pass while the enemy has more units left to activate.',
  presence: { delays: true },
});
