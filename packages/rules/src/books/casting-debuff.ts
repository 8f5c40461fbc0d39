import { rule, type Rule } from '@muster/engine';
import { castingPenalty } from './casting-penalty.ts';

/** Troubles the magic of a foe. */
export const castingDebuff: Rule = rule({
  id: 'casting-debuff',
  name: 'Casting Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy caster in sight within 18" has -1 to its next roll to cast.',
  ability: {
    per: 'activation',
    target: 'enemy',
    range: 18,
    needsSight: true,
    targets: 'several',
    only: 'casters',
    grants: [{ rule: castingPenalty, rating: 1 }],
  },
});
