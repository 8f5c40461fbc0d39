import { rule, type Rule } from '@muster/engine';

/** Once in a battle everybody runs: picked before the unit acts, when every model has it. */
export const speedFeat: Rule = rule({
  id: 'speed-feat',
  name: 'Speed Feat',
  source: 'army books, special rules',
  summary: 'Once in a battle, when all models have it, +2" to Advance and +4" to Rush and Charge.',
  options: { by: 'player', once: true, of: [{ name: '+2" and +4" of movement', move: { advance: 2, rush: 4 } }] },
});
