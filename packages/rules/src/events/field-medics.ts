import { type EventVersions, versions } from './words/versions.ts';

/** Help for the wounded, at a price (campaign:E8). */
export const fieldMedics: EventVersions = versions(
  {
    number: 51,
    id: 'field-medics',
    name: 'Hearts & Minds',
    summary: 'One random army may pay 50 points to roll each 1 for casualties again, once for each unit.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'medics', price: 50 }],
  },
  {
    gff: {
      name: 'Wandering Doc',
      summary: 'One random strike team may pay 10 points to roll each 1 for casualties again, once for each unit.',
      books: [{ keep: 'medics', price: 10 }],
    },
  },
);
