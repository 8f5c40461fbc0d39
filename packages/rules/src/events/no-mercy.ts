import { type EventVersions, versions } from './words/versions.ts';

/** XP for destroying a Shaken unit. */
export const noMercy: EventVersions = versions(
  {
    number: 44,
    id: 'no-mercy',
    name: 'No Mercy',
    summary: 'The first unit that destroys a Shaken enemy unit this round gets 1 XP.',
    picks: { of: 'nothing' },
    does: [],
    books: [{ keep: 'no-mercy', xp: 1 }],
  },
  { gff: { name: 'Opportunist' } },
);
