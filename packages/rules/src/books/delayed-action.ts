import { rule, type Rule } from '@muster/engine';

/** The turn passes to the other side, and the unit acts later. */
export const delayedAction: Rule = rule({
  id: 'delayed-action',
  name: 'Delayed Action',
  source: 'army books, special rules',
  summary: 'Once per round, its unit may pass the turn and act later, if the enemy has more units left to activate.',
  presence: { delays: true },
});
