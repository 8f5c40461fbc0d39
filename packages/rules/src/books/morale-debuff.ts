import { debuffOf, rule, type Rule } from '@muster/engine';
import { moralePenalty } from './morale-penalty.ts';

/** A worse morale test for an enemy, once. */
export const moraleDebuff: Rule = rule({
  id: 'morale-debuff',
  name: 'Morale Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets -1 to its next morale test.',
  ability: debuffOf(moralePenalty).ability,
});
