import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Places markers that friends can use. Of two readings the shorter range counts. */
export const precisionTag: Rule = rule({
  id: 'precision-tag',
  name: 'Precision Tag',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per battle, before attacking: an enemy unit in sight within 24″ gets X markers. Friendly units that attack it may remove markers for +1 to hit each.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 24,
    needsSight: true,
    marks: [{ rule: precisionMarkers, rating: 'X' }],
  },
});
