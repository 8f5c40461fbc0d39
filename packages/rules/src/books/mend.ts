import { rule, type Rule } from '@muster/engine';

/** Puts somebody together again, itself included. */
export const mend: Rule = rule({
  id: 'mend',
  name: 'Mend',
  source: 'army books, special rules',
  summary: 'Before attacking, once per activation: D3 wounds are taken off a friendly model with Tough within 3".',
  ability: { per: 'activation', target: 'friend', single: true, range: 3, only: 'tough', heals: 'D3' },
});
