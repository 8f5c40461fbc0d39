import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Places markers that friends can use. Of two readings the shorter range counts. */
export const piercingTag: Rule = rule({
  id: 'piercing-tag',
  name: 'Piercing Tag',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per battle, before attacking: an enemy unit in sight within 24″ gets X markers. Friendly units that attack it may remove markers for AP(+1) each.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 24,
    needsSight: true,
    marks: [{ rule: piercingMarkers, rating: 'X' }],
  },
});
