import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Places a marker that friends can use. Of two readings the shorter range counts. */
export const piercingSpotter: Rule = rule({
  id: 'piercing-spotter',
  name: 'Piercing Spotter',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: roll a die. On a 4+ an enemy unit in sight within 30″ gets a marker. Friendly units that attack it may remove markers for AP(+1) each.',
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
