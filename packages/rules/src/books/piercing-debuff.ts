import { debuffOf, rule, type Rule } from '@muster/engine';
import { piercingPenalty } from './piercing-penalty.ts';

/** Blunts the weapons of a foe. */
export const piercingDebuff: Rule = rule({
  id: 'piercing-debuff',
  name: 'Piercing Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has one AP less until it has counted once.',
  ability: debuffOf(piercingPenalty).ability,
});
