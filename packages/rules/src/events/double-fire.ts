import { type EventEffect, whenShooting } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const doubles = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('double-fire', name, 'Makes twice as many attacks when shooting.', {
    attacker: { attackFactor: whenShooting(2) },
  }),
  to: 'targets',
  lasts: 'round',
});

/** Twice the shooting attacks for one unit. */
export const doubleFire: EventVersions = versions(
  {
    number: 54,
    id: 'double-fire',
    name: 'Suppressing Fire',
    summary: 'This round, a random unit makes twice as many attacks when shooting.',
    picks: { of: 'units' },
    does: [doubles('Suppressing Fire')],
    books: [],
  },
  {
    gff: { name: 'Spare Clip', does: [doubles('Spare Clip')] },
    aof: { name: 'Hail of Arrows', does: [doubles('Hail of Arrows')] },
  },
);
