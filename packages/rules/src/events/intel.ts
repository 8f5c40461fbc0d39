import { type EventVersions, versions } from './words/versions.ts';

/** A marker that earns a victory point when a unit carries it to the far side (campaign:E4, campaign:E22). */
export const intel: EventVersions = versions(
  {
    number: 36,
    id: 'intel',
    name: 'Enemy Intel',
    summary:
      'A marker appears in the middle of a random table quarter. A unit that carries it off the table over an opponent’s edge earns 1 VP.',
    picks: { of: 'quarter' },
    does: [{ do: 'intel', out: 'exit' }],
    books: [{ keep: 'vp', vp: 1, when: 'done' }],
  },
  {
    gff: {
      name: 'Lost & Found',
      summary:
        'A marker appears in the middle of a random table quarter. A unit that ends its activation with it within 1″ of an opponent’s edge leaves the table and earns 1 VP.',
      does: [{ do: 'intel', out: 'edge' }],
    },
    aof: { name: 'Enemy Plans' },
  },
);
