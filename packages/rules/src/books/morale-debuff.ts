import { debuffOf, rule, type Rule } from '@muster/engine';
import { moralePenalty } from './morale-penalty.ts';

/** Frightens a foe. */
export const moraleDebuff: Rule = rule({
  id: 'morale-debuff',
  name: 'Morale Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has -1 to morale tests until it has counted once.',
  ability: debuffOf(moralePenalty).ability,
});
