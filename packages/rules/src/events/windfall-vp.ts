import { type EventVersions, versions } from './words/versions.ts';

/** A victory point for one army (campaign:E10). */
export const windfallVp: EventVersions = versions(
  {
    number: 65,
    id: 'windfall-vp',
    name: 'Critical Transmission',
    summary: 'A random army gets 1 VP at once.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'vp', vp: 1, when: 'at-once' }],
  },
  {
    gff: { name: 'Lucky Find', summary: 'A random strike team gets 1 VP at once.' },
    aof: { name: 'Critical Message' },
  },
);
