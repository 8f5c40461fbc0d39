import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Spots for others. Of two readings the shorter range counts. */
export const piercingSpotter: Rule = rule({
  id: 'piercing-spotter',
  name: 'Piercing Spotter',
  source: 'army books, special rules',
  summary:
    'Once per activation: on a 4+ an enemy in sight within 30" gets a marker; a friend that attacks it may remove some and has one more AP for each.',
  ability: {
    per: 'activation',
    target: 'enemy',
    range: 30,
    needsSight: true,
    dice: 1,
    need: 4,
    marks: [{ rule: piercingMarkers, rating: 1 }],
  },
});
