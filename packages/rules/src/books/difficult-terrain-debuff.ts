import { debuffOf, rule, type Rule } from '@muster/engine';
import { difficultGround } from './difficult-ground.ts';

/** Turns the ground under a foe to mud. */
export const difficultTerrainDebuff: Rule = rule({
  id: 'difficult-terrain-debuff',
  name: 'Difficult Terrain Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has difficult ground under it until it has counted once.',
  ability: debuffOf(difficultGround).ability,
});
