import { debuffOf, rule, type Rule } from '@muster/engine';
import { speedPenalty } from './speed-penalty.ts';

/** A shorter move for an enemy, once. */
export const speedDebuff: Rule = rule({
  id: 'speed-debuff',
  name: 'Speed Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets -2″ on its next Advance, or -4″ on its next Rush or Charge.',
  ability: debuffOf(speedPenalty).ability,
});
