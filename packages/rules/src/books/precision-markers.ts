import { always, rule, type Rule } from '@muster/engine';

/** What markers of Precision Tag, Target and Spotter are worth to those who attack the target. */
export const precisionMarkers: Rule = rule({
  id: 'precision-markers',
  name: 'Precision Markers',
  source: 'army books, special rules',
  rated: true,
  summary: '+X to hit.',
  attacker: { toHit: always('X') },
});
