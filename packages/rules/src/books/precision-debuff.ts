import { debuffOf, rule, type Rule } from '@muster/engine';
import { precisionPenalty } from './precision-penalty.ts';

/** Spoils the aim of a foe. */
export const precisionDebuff: Rule = rule({
  id: 'precision-debuff',
  name: 'Precision Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has -1 to hit until it has counted once.',
  ability: debuffOf(precisionPenalty).ability,
});
