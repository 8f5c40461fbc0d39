import { rule, type Rule } from '@muster/engine';

/** No morale test makes it Shaken or Routed, but failed ones may cost wounds, which cannot be saved. */
export const noRetreat: Rule = rule({
  id: 'no-retreat',
  name: 'No Retreat',
  source: 'army books, special rules',
  summary:
    'If most models have it, failed morale tests count as passed. After each, roll a die per wound the unit can still take: each 1-3 is a wound.',
  morale: { holdsAtCost: 3 },
});
