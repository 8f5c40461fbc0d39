import { debuffOf, rule, type Rule } from '@muster/engine';
import { dangerousGround } from './dangerous-ground.ts';

/** Makes an enemy test for dangerous terrain. Of two readings, the one that waits for its next activation counts. */
export const dangerousTerrainDebuff: Rule = rule({
  id: 'dangerous-terrain-debuff',
  name: 'Dangerous Terrain Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) counts as in dangerous terrain in its next activation.',
  ability: debuffOf(dangerousGround).ability,
});
