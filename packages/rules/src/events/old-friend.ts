import type { EventUnit } from '@muster/engine';
import { USUAL_BASE } from './words/bases.ts';
import { type EventVersions, versions } from './words/versions.ts';

const mercenary = (value: number, weapon: EventUnit['weapons'][number]): EventUnit => ({
  name: 'Mercenary',
  quality: value,
  defense: value,
  radius: USUAL_BASE,
  weapons: [weapon],
  rules: [],
});

/** A helper for one unit: in its ranks, or in Firefight on his own beside it (campaign:E16, campaign:K5). */
export const oldFriend: EventVersions = versions(
  {
    number: 34,
    id: 'old-friend',
    name: 'Old Friend',
    summary: 'A Mercenary (Quality 3+, Defense 3+, Carbine 18" A3) joins one random unit to the end of the mission.',
    // Nobody joins the ranks of Aircraft.
    picks: { of: 'units', only: 'on-foot' },
    does: [{ do: 'ally', unit: mercenary(3, { name: 'Carbine', range: 1800, attacks: 3, rules: [] }), joins: true }],
    books: [],
  },
  {
    gff: {
      name: 'Honor Debt',
      summary:
        'A Mercenary (Quality 4+, Defense 4+, Carbine 18" A1) is placed within 6" of one random unit and fights for its side.',
      picks: { of: 'units', only: 'on-table' },
      does: [{ do: 'ally', unit: mercenary(4, { name: 'Carbine', range: 1800, attacks: 1, rules: [] }), joins: false }],
    },
    aof: {
      name: 'Honor Debt',
      summary: 'A Mercenary (Quality 3+, Defense 3+, Hand Weapon A3) joins one random unit to the end of the mission.',
      does: [{ do: 'ally', unit: mercenary(3, { name: 'Hand Weapon', attacks: 3, rules: [] }), joins: true }],
    },
  },
);
