import { rule, type Rule } from '@muster/engine';
import { castingPenalty } from './casting-penalty.ts';

/** Makes spells harder for an enemy caster. */
export const castingDebuff: Rule = rule({
  id: 'casting-debuff',
  name: 'Casting Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy caster in sight within 18″ (up to 4 in skirmish games) gets -1 to its next roll to cast.',
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
