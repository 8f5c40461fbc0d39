import { debuffOf, rule, type Rule } from '@muster/engine';
import { piercingShootingPenalty } from './piercing-shooting-penalty.ts';

/** Blunts the shots of a foe. */
export const piercingShootingDebuff: Rule = rule({
  id: 'piercing-shooting-debuff',
  name: 'Piercing Shooting Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has one AP less when shooting until it has counted once.',
  ability: debuffOf(piercingShootingPenalty).ability,
});
