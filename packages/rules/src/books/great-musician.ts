import { rule, type Rule } from '@muster/engine';
import { briskPace } from './brisk-pace.ts';

/** Plays for others too. */
export const greatMusician: Rule = rule({
  id: 'great-musician',
  name: 'Great Musician',
  source: 'army books, special rules',
  summary: 'Before attacking, once per activation: a friend within 12" moves 1" further, once.',
  ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: briskPace }] },
});
