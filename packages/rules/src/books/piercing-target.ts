import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Points a foe out for the rest of the battle. Of two readings the shorter range counts. */
export const piercingTarget: Rule = rule({
  id: 'piercing-target',
  name: 'Piercing Target',
  source: 'army books, special rules',
  rated: true,
  summary: 'Once per game: an enemy in sight within 18" gets X markers; friends have X more AP against it to the end.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 18,
    needsSight: true,
    marks: [{ rule: piercingMarkers, rating: 'X' }],
    lasts: 'battle',
  },
});
