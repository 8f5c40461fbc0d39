import { rule, type Rule } from '@muster/engine';

/** Never Shaken nor routed by a test where most models have it, but each failure may cost wounds that nothing saves. */
export const noRetreat: Rule = rule({
  id: 'no-retreat',
  name: 'No Retreat',
  source: 'army books, special rules',
  summary:
    'Where most models have it, failed morale tests count as passed, but each wound that the unit can still take is lost on a 1-3.',
  morale: { holdsAtCost: 3 },
});
