import { type EventVersions, versions } from './words/versions.ts';

/** Experience for the first to finish off the Shaken. */
export const noMercy: EventVersions = versions(
  {
    number: 44,
    id: 'no-mercy',
    name: 'No Mercy',
    summary: 'The first unit in this round that destroys a Shaken enemy unit gets 1 XP.',
    picks: { of: 'nothing' },
    does: [],
    books: [{ keep: 'no-mercy', xp: 1 }],
  },
  { gff: { name: 'Opportunist' } },
);
