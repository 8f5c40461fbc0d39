import { rule, type Rule } from '@muster/engine';

/** Hits an enemy near the place where it arrives. Of several readings, single hits in the first activation count. */
export const surpriseAttack: Rule = rule({
  id: 'surprise-attack',
  name: 'Surprise Attack',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Has Ambush, and may arrive over 3″ from enemies instead of over 9″. In its first activation, before attacking: rolls X dice against an enemy unit in sight within 6″. Each 2+ is 1 hit with AP(1).',
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
