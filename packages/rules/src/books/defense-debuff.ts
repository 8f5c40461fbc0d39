import { debuffOf, rule, type Rule } from '@muster/engine';
import { defensePenalty } from './defense-penalty.ts';

/** Worse Defense rolls for an enemy, once. */
export const defenseDebuff: Rule = rule({
  id: 'defense-debuff',
  name: 'Defense Debuff',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: an enemy unit in sight within 18″ (up to 4 in skirmish games) gets -1 to its next Defense rolls.',
  ability: debuffOf(defensePenalty).ability,
});
