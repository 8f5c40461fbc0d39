import { rule, type Rule } from '@muster/engine';

/** Strikes as it appears. Of several readings the one with single hits in the first activation counts. */
export const surpriseAttack: Rule = rule({
  id: 'surprise-attack',
  name: 'Surprise Attack',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Infiltrates; in its first activation X dice deal a hit with AP(1) each on 2+ to an enemy in sight within 6".',
  presence: { reserve: 'ambush', arrivesBeyond: 3 },
  ability: {
    per: 'first',
    target: 'enemy',
    range: 6,
    needsSight: true,
    dice: 'X',
    need: 2,
    hits: 1,
    rules: [{ id: 'ap', rating: 1 }],
  },
});
