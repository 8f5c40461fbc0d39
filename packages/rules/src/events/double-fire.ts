import { type EventEffect, whenShooting } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const doubles = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('double-fire', name, 'Shoots with twice as many attacks.', {
    attacker: { attackFactor: whenShooting(2) },
  }),
  to: 'targets',
  lasts: 'round',
});

/** One unit shoots with all that it has. */
export const doubleFire: EventVersions = versions(
  {
    number: 54,
    id: 'double-fire',
    name: 'Suppressing Fire',
    summary: 'One random unit has twice its attacks when shooting in this round.',
    picks: { of: 'units' },
    does: [doubles('Suppressing Fire')],
    books: [],
  },
  {
    gff: { name: 'Spare Clip', does: [doubles('Spare Clip')] },
    aof: { name: 'Hail of Arrows', does: [doubles('Hail of Arrows')] },
  },
);
