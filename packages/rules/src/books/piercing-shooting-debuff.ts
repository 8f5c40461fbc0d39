import { debuffOf, rule, type Rule } from '@muster/engine';
import { piercingShootingPenalty } from './piercing-shooting-penalty.ts';

/** Less AP for the shots of an enemy, once. */
export const piercingShootingDebuff: Rule = rule({
  id: 'piercing-shooting-debuff',
  name: 'Piercing Shooting Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets AP(-1) the next time it shoots.',
  ability: debuffOf(piercingShootingPenalty).ability,
});
