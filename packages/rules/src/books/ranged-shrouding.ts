import { always, rule, type Rule } from '@muster/engine';

/** Hard to find from afar: weapons have 6" less range at it, but no range falls below 6" for it. */
export const rangedShrouding: Rule = rule({
  id: 'ranged-shrouding',
  name: 'Ranged Shrouding',
  source: 'army books, special rules',
  summary: 'When all models have it, weapons have -6" range at it, not below 6".',
  defender: { range: always(-6), rangeFloor: 6 },
});
