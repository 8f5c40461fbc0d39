import { type EventVersions, versions } from './versions.ts';

/** A place that hurts whoever moves near it, to the end of the battle (campaign:E4, campaign:E29). */
export const anomaly: EventVersions = versions(
  {
    number: 31,
    id: 'anomaly',
    name: 'Psychic Anomaly',
    summary: 'A marker in the middle of one table quarter by lot: units that move within 3" of it take D3+3 hits.',
    picks: { of: 'quarter' },
    does: [{ do: 'hazard', hits: { die: 'D3', plus: 3 }, inches: 3 }],
    books: [],
  },
  {
    gff: {
      name: 'Terror from the Deep',
      summary: 'A marker in the middle of one table quarter by lot: units that move within 3" of it take D3 hits.',
      does: [{ do: 'hazard', hits: { die: 'D3' }, inches: 3 }],
    },
    aof: { name: 'Magical Anomaly' },
  },
);
