import { debuffOf, rule, type Rule } from '@muster/engine';
import { defensePenalty } from './defense-penalty.ts';

/** Opens the guard of a foe. */
export const defenseDebuff: Rule = rule({
  id: 'defense-debuff',
  name: 'Defense Debuff',
  source: 'army books, special rules',
  summary:
    'Before attacking, once per activation: an enemy in sight within 18" has -1 to block until it has counted once.',
  ability: debuffOf(defensePenalty).ability,
});
