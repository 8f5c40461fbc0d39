import { debuffOf, rule, type Rule } from '@muster/engine';
import { piercingPenalty } from './piercing-penalty.ts';

/** Less AP for an enemy, once. */
export const piercingDebuff: Rule = rule({
  id: 'piercing-debuff',
  name: 'Piercing Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets AP(-1) for its next attack.',
  ability: debuffOf(piercingPenalty).ability,
});
