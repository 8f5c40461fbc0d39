import { rule, type Rule } from '@muster/engine';

/**
 * Leads: with at most Tough(6) it may start inside a unit of several models that has no hero yet, for good. There it
 * borrows the unit's Defense, is wounded last and may lend its Quality to morale tests (battle:W6, battle:W9,
 * battle:L7).
 */
export const hero: Rule = rule({
  id: 'hero',
  name: 'Hero',
  source: 'GF core, special rules',
  summary: 'May join a unit of several models, lending its Quality for morale and being wounded last.',
  presence: { hero: true },
});
