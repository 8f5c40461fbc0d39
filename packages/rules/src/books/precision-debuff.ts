import { debuffOf, rule, type Rule } from '@muster/engine';
import { precisionPenalty } from './precision-penalty.ts';

/** Makes an enemy hit worse, once. */
export const precisionDebuff: Rule = rule({
  id: 'precision-debuff',
  name: 'Precision Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets -1 to hit for its next attack.',
  ability: debuffOf(precisionPenalty).ability,
});
