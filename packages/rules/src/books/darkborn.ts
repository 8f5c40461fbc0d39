import { always, rule, type Rule } from '@muster/engine';

/** Enemies need to be closer to shoot or charge it. */
export const darkborn: Rule = rule({
  id: 'darkborn',
  name: 'Darkborn',
  source: 'army books, special rules',
  summary: 'If all models have it, weapons get -4″ range and charges -2″ against the unit, but not below 6″.',
  defender: { range: always(-4), rangeFloor: 6, chargeReach: -2 },
});
