import { debuffOf, rule, type Rule } from '@muster/engine';
import { speedPenalty } from './speed-penalty.ts';

/** Holds a foe back. */
export const speedDebuff: Rule = rule({
  id: 'speed-debuff',
  name: 'Speed Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has 2" and 4" less to move until it has counted once.',
  ability: debuffOf(speedPenalty).ability,
});
