import { rule, type Rule } from '@muster/engine';
import { piercingMarkers } from './piercing-markers.ts';

/** Marks an enemy for the rest of the battle. Of two readings the shorter range counts. */
export const piercingTarget: Rule = rule({
  id: 'piercing-target',
  name: 'Piercing Target',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per battle, before attacking: an enemy unit in sight within 18″ gets X markers. Friendly units that attack it have AP(+X) for the rest of the battle.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 18,
    needsSight: true,
    marks: [{ rule: piercingMarkers, rating: 'X' }],
    lasts: 'battle',
  },
});
