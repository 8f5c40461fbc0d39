import { type EventVersions, versions } from './words/versions.ts';

/** A place that hits units that move near it, to the end of the battle (campaign:E4, campaign:E29). */
export const anomaly: EventVersions = versions(
  {
    number: 31,
    id: 'anomaly',
    name: 'Psychic Anomaly',
    summary:
      'A danger appears in the middle of a random table quarter. Each unit that moves within 3″ of it takes D3+3 hits.',
    picks: { of: 'quarter' },
    does: [{ do: 'hazard', hits: { die: 'D3', plus: 3 }, inches: 3 }],
    books: [],
  },
  {
    gff: {
      name: 'Terror from the Deep',
      summary:
        'A danger appears in the middle of a random table quarter. Each unit that moves within 3″ of it takes D3 hits.',
      does: [{ do: 'hazard', hits: { die: 'D3' }, inches: 3 }],
    },
    aof: { name: 'Magical Anomaly' },
  },
);
