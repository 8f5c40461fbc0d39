import { type EventVersions, versions } from './words/versions.ts';

/** A place that hurts whoever moves near it, to the end of the battle (campaign:E4, campaign:E29). */
export const anomaly: EventVersions = versions(
  {
    number: 31,
    id: 'anomaly',
    name: 'Psychic Anomaly',
    summary: 'A danger in the middle of one random table quarter: D3+3 hits for each unit that moves within 3" of it.',
    picks: { of: 'quarter' },
    does: [{ do: 'hazard', hits: { die: 'D3', plus: 3 }, inches: 3 }],
    books: [],
  },
  {
    gff: {
      name: 'Terror from the Deep',
      summary: 'A danger in the middle of one random table quarter: D3 hits for each unit that moves within 3" of it.',
      does: [{ do: 'hazard', hits: { die: 'D3' }, inches: 3 }],
    },
    aof: { name: 'Magical Anomaly' },
  },
);
