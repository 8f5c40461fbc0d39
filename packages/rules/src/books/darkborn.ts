import { always, rule, type Rule } from '@muster/engine';

/** At home in the shadows: weapons have 4" less range at it and charges 2" less, neither below 6". */
export const darkborn: Rule = rule({
  id: 'darkborn',
  name: 'Darkborn',
  source: 'army books, special rules',
  summary: 'When all models have it, weapons have -4" range and charges -2" at it, neither below 6".',
  defender: { range: always(-4), rangeFloor: 6, chargeReach: -2 },
});
