import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Places a marker that friends can use. Of two readings the shorter range counts. */
export const precisionSpotter: Rule = rule({
  id: 'precision-spotter',
  name: 'Precision Spotter',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: roll a die. On a 4+ an enemy unit in sight within 30″ gets a marker. Friendly units that attack it may remove markers for +1 to hit each.',
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
