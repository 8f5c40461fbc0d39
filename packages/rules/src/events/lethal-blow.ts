import { type EventVersions, versions } from './words/versions.ts';

/** The first good blow of the round goes very well (campaign:E21, campaign:E30). */
export const lethalBlow: EventVersions = versions(
  {
    number: 43,
    id: 'lethal-blow',
    name: 'Berserker',
    summary: 'For the first 6 to hit in melee in this round the target takes D3 wounds.',
    picks: { of: 'nothing' },
    does: [{ do: 'lethal-blow', wounds: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Snapped Neck',
      summary: 'For the first 6 to hit in melee in this round a model of the target is knocked out.',
      does: [{ do: 'lethal-blow', wounds: 'knock-out' }],
    },
  },
);
