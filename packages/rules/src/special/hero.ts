import { rule, type Rule } from '@muster/engine';

/**
 * With at most Tough(6), it may join a unit of several models that has no hero yet, for the whole battle. There it uses
 * the unit’s Defense, takes wounds last and may lend its Quality to morale tests (battle:W6, battle:W9, battle:L7).
 */
export const hero: Rule = rule({
  id: 'hero',
  name: 'Hero',
  source: 'GF core, special rules',
  summary:
    'With Tough(6) or less, may join a unit of several models. The unit may use its Quality for morale tests, and it takes wounds last.',
  presence: { hero: true },
});
