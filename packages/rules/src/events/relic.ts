import { type EventVersions, versions } from './words/versions.ts';

/** XP for one roster entry (campaign:E10). */
export const relic: EventVersions = versions(
  {
    number: 61,
    id: 'relic',
    name: 'Ancient Relic',
    summary: 'A random unit gets D3 XP at once.',
    picks: { of: 'units', entry: true },
    does: [],
    books: [{ keep: 'xp', xp: { die: 'D3' }, when: 'at-once' }],
  },
  { gff: { name: 'Wisdom of the Gods' } },
);
