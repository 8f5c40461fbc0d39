import type { EventEffect } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const tires = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('combat-fatigue', name, '-1 to morale tests.', { morale: { bonus: -1 } }),
  to: 'army',
  lasts: 'battle',
});

/** An army that has had enough (campaign:E27). */
export const combatFatigue: EventVersions = versions(
  {
    number: 16,
    id: 'combat-fatigue',
    name: 'Combat Fatigue',
    summary: 'All units of one random army have -1 to morale tests to the end.',
    picks: { of: 'army' },
    does: [tires('Combat Fatigue')],
    books: [],
  },
  {
    gff: {
      name: 'Disheartened',
      summary: 'All units of one random strike team have -1 to morale tests to the end.',
      does: [tires('Disheartened')],
    },
  },
);
