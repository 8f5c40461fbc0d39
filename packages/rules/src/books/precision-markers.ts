import { always, rule, type Rule } from '@muster/engine';

/** Markers on a target that guide every shot and blow at it. */
export const precisionMarkers: Rule = rule({
  id: 'precision-markers',
  name: 'Precision Markers',
  source: 'army books, special rules',
  rated: true,
  summary: '+X to hit.',
  attacker: { toHit: always('X') },
});
