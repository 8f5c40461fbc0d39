import { debuffOf, rule, type Rule } from '@muster/engine';
import { difficultGround } from './difficult-ground.ts';

/** Slows an enemy as in difficult terrain, once. */
export const difficultTerrainDebuff: Rule = rule({
  id: 'difficult-terrain-debuff',
  name: 'Difficult Terrain Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) counts as in difficult terrain for its next move.',
  ability: debuffOf(difficultGround).ability,
});
