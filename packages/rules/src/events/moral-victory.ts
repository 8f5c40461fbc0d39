import { type EventVersions, versions } from './words/versions.ts';

/** An enemy unit noted down in secret: its end is worth XP to a whole army, whoever brings it about (campaign:E9). */
export const moralVictory: EventVersions = versions(
  {
    number: 52,
    id: 'moral-victory',
    name: 'Moral Victory',
    summary: 'One random player may note down an enemy unit; once it is destroyed, every unit of that army gets 1 XP.',
    picks: { of: 'player', notes: 'enemy' },
    does: [{ do: 'note-enemy' }],
    books: [{ keep: 'revenge', xp: 1 }],
  },
  { gff: { name: 'Revenge' } },
);
