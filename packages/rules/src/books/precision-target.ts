import { rule, type Rule } from '@muster/engine';
import { precisionMarkers } from './precision-markers.ts';

/** Marks an enemy for the rest of the battle. Of two readings the shorter range counts. */
export const precisionTarget: Rule = rule({
  id: 'precision-target',
  name: 'Precision Target',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per battle, before attacking: an enemy unit in sight within 18″ gets X markers. Friendly units that attack it have +X to hit for the rest of the battle.',
  ability: {
    per: 'game',
    target: 'enemy',
    range: 18,
    needsSight: true,
    marks: [{ rule: precisionMarkers, rating: 'X' }],
    lasts: 'battle',
  },
});
