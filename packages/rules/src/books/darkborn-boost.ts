import { always, rule, type Rule } from '@muster/engine';

/** Doubles Darkborn. */
export const darkbornBoost: Rule = rule({
  id: 'darkborn-boost',
  name: 'Darkborn Boost',
  source: 'army books, special rules',
  summary: 'Darkborn gives -8″ range and -4″ on charges, instead of -4″ and -2″.',
  boosts: 'darkborn',
  defender: { range: always(-4), rangeFloor: 6, chargeReach: -2 },
});
