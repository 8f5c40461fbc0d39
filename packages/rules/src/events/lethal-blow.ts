import { type EventVersions, versions } from './words/versions.ts';

/** The first natural 6 to hit in melee deals more (campaign:E21, campaign:E30). */
export const lethalBlow: EventVersions = versions(
  {
    number: 43,
    id: 'lethal-blow',
    name: 'Berserker',
    summary: 'The first natural 6 to hit in melee this round deals D3 wounds to the target.',
    picks: { of: 'nothing' },
    does: [{ do: 'lethal-blow', wounds: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Snapped Neck',
      summary: 'The first natural 6 to hit in melee this round means that a model of the target is Knocked Out.',
      does: [{ do: 'lethal-blow', wounds: 'knock-out' }],
    },
  },
);
