import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Points a foe out for whoever attacks it next. Of two readings the shorter range counts. */
export const precisionTag: Rule = rule({
  id: 'precision-tag',
  name: 'Precision Tag',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per game: an enemy in sight within 24" gets X markers; a friend that attacks it may remove some and has +1 to hit for each.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 24,
    needsSight: true,
    marks: [{ rule: precisionMarkers, rating: 'X' }],
  },
});
