import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Spots for others. Of two readings the shorter range counts. */
export const precisionSpotter: Rule = rule({
  id: 'precision-spotter',
  name: 'Precision Spotter',
  source: 'army books, special rules',
  summary:
    'Once per activation: on a 4+ an enemy in sight within 30" gets a marker; a friend that attacks it may remove some and has +1 to hit for each.',
  ability: {
    per: 'activation',
    target: 'enemy',
    range: 30,
    needsSight: true,
    dice: 1,
    need: 4,
    marks: [{ rule: precisionMarkers, rating: 1 }],
  },
});
