import { type EventVersions, versions } from './words/versions.ts';

/** Re-rolls of casualty dice, at a price (campaign:E8). */
export const fieldMedics: EventVersions = versions(
  {
    number: 51,
    id: 'field-medics',
    name: 'Hearts & Minds',
    summary: 'A random army may pay 50 points. Each of its units may then re-roll a 1 on its casualty roll, once.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'medics', price: 50 }],
  },
  {
    gff: {
      name: 'Wandering Doc',
      summary:
        'A random strike team may pay 10 points. Each of its units may then re-roll a 1 on its casualty roll, once.',
      books: [{ keep: 'medics', price: 10 }],
    },
  },
);
