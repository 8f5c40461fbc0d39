import { always, rule, type Rule } from '@muster/engine';

/** Shortens ranges, but none below 6″. */
export const rangedShrouding: Rule = rule({
  id: 'ranged-shrouding',
  name: 'Ranged Shrouding',
  source: 'army books, special rules',
  summary: 'If all models have it, weapons get -6″ range against the unit, but not below 6″.',
  defender: { range: always(-6), rangeFloor: 6 },
});
