import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Points a foe out for whoever attacks it next. Of two readings the shorter range counts. */
export const piercingTag: Rule = rule({
  id: 'piercing-tag',
  name: 'Piercing Tag',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per game: an enemy in sight within 24" gets X markers; a friend that attacks it may remove some and has one more AP for each.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 24,
    needsSight: true,
    marks: [{ rule: piercingMarkers, rating: 'X' }],
  },
});
