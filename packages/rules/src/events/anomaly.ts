import { type EventVersions, versions } from './versions.ts';

/** A place that hurts whoever moves near it, to the end of the battle (campaign:E4, campaign:E29). */
export const anomaly: EventVersions = versions(
  {
    number: 31,
    id: 'anomaly',
    name: 'Psychic Anomaly',
    summary: 'A danger in the middle of one table quarter by lot: D3+3 hits for whoever moves 3" or nearer to it.',
    picks: { of: 'quarter' },
    does: [{ do: 'hazard', hits: { die: 'D3', plus: 3 }, inches: 3 }],
    books: [],
  },
  {
    gff: {
      name: 'Terror from the Deep',
      summary: 'A danger in the middle of one table quarter by lot: D3 hits for whoever moves 3" or nearer to it.',
      does: [{ do: 'hazard', hits: { die: 'D3' }, inches: 3 }],
    },
    aof: { name: 'Magical Anomaly' },
  },
);
