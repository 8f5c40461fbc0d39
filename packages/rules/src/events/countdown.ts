import { type EventVersions, versions } from './words/versions.ts';

/** XP for a quick victory (campaign:E7). */
export const countdown: EventVersions = versions(
  {
    number: 46,
    id: 'countdown',
    name: 'Countdown',
    summary: 'An army that wins by the end of this round gets 5 XP, split among its units.',
    picks: { of: 'nothing' },
    does: [],
    books: [{ keep: 'quick-win', xp: 5 }],
  },
  {
    gff: {
      name: 'Race against Time',
      summary: 'A strike team that wins by the end of this round gets 5 XP, split among its units.',
    },
  },
);
