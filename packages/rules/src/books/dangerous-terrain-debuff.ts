import { debuffOf, rule, type Rule } from '@muster/engine';
import { dangerousGround } from './dangerous-ground.ts';

/** Makes the ground under a foe treacherous. Of two readings the one counts that waits for its next move. */
export const dangerousTerrainDebuff: Rule = rule({
  id: 'dangerous-terrain-debuff',
  name: 'Dangerous Terrain Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has dangerous ground under it until it has counted once.',
  ability: debuffOf(dangerousGround).ability,
});
