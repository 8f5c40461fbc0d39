import { type EventVersions, versions } from './words/versions.ts';

/** A marker that is worth a victory point to whoever carries it off to the far side (campaign:E4, campaign:E22). */
export const intel: EventVersions = versions(
  {
    number: 36,
    id: 'intel',
    name: 'Enemy Intel',
    summary:
      "A marker in the middle of one random table quarter: a unit that carries it off the table over an opponent's edge earns 1 VP.",
    picks: { of: 'quarter' },
    does: [{ do: 'intel', out: 'exit' }],
    books: [{ keep: 'vp', vp: 1, when: 'done' }],
  },
  {
    gff: {
      name: 'Lost & Found',
      summary:
        'A marker in the middle of one random table quarter: a unit that ends its activation with it within 1" of an opponent\'s edge leaves and earns 1 VP.',
      does: [{ do: 'intel', out: 'edge' }],
    },
    aof: { name: 'Enemy Plans' },
  },
);
