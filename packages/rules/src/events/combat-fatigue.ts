import type { EventEffect } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const tires = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('combat-fatigue', name, '-1 to morale tests.', { morale: { bonus: -1 } }),
  to: 'army',
  lasts: 'battle',
});

/** Lower morale for a whole army (campaign:E27). */
export const combatFatigue: EventVersions = versions(
  {
    number: 16,
    id: 'combat-fatigue',
    name: 'Combat Fatigue',
    summary: 'All units of a random army get -1 to morale tests for the rest of the battle.',
    picks: { of: 'army' },
    does: [tires('Combat Fatigue')],
    books: [],
  },
  {
    gff: {
      name: 'Disheartened',
      summary: 'All units of a random strike team get -1 to morale tests for the rest of the battle.',
      does: [tires('Disheartened')],
    },
  },
);
