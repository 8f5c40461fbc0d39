import { rule, type Rule } from '@muster/engine';
import { briskPace } from './brisk-pace.ts';

/** Makes a friendly unit move further, once. */
export const greatMusician: Rule = rule({
  id: 'great-musician',
  name: 'Great Musician',
  source: 'army books, special rules',
  summary:
    'Once per activation, before attacking: a friendly unit within 12″ gets +1″ on its next Advance, Rush or Charge.',
  ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: briskPace }] },
});
