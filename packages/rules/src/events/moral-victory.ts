import { type EventVersions, versions } from './words/versions.ts';

/**
 * An enemy unit that is noted down in secret. When it is destroyed, by any side, a whole army gets XP (campaign:E9).
 */
export const moralVictory: EventVersions = versions(
  {
    number: 52,
    id: 'moral-victory',
    name: 'Moral Victory',
    summary:
      'A random player may secretly note down an enemy unit. Once it is destroyed, each unit of that player’s army gets 1 XP.',
    picks: { of: 'player', notes: 'enemy' },
    does: [{ do: 'note-enemy' }],
    books: [{ keep: 'revenge', xp: 1 }],
  },
  { gff: { name: 'Revenge' } },
);
