import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Points a foe out for the rest of the battle. Of two readings the shorter range counts. */
export const precisionTarget: Rule = rule({
  id: 'precision-target',
  name: 'Precision Target',
  source: 'army books, special rules',
  rated: true,
  summary: 'Once per game: an enemy in sight within 18" gets X markers; friends have +X to hit it to the end.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 18,
    needsSight: true,
    marks: [{ rule: precisionMarkers, rating: 'X' }],
    lasts: 'battle',
  },
});
