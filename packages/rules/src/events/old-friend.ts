import type { EventUnit } from '@muster/engine';
import { INFANTRY_BASE } from './words/bases.ts';
import { type EventVersions, versions } from './words/versions.ts';

const mercenary = (value: number, weapon: EventUnit['weapons'][number]): EventUnit => ({
  name: 'Mercenary',
  quality: value,
  defense: value,
  radius: INFANTRY_BASE,
  weapons: [weapon],
  rules: [],
});

/** A helper for one unit: a model of it, or in Firefight a unit of his own near it (campaign:E16, campaign:K5). */
export const oldFriend: EventVersions = versions(
  {
    number: 34,
    id: 'old-friend',
    name: 'Old Friend',
    summary: 'A Mercenary (Quality 3+, Defense 3+, Carbine 18″ A3) joins a random unit for this battle.',
    // No model can join the ranks of Aircraft.
    picks: { of: 'units', only: 'on-foot' },
    does: [{ do: 'ally', unit: mercenary(3, { name: 'Carbine', range: 1800, attacks: 3, rules: [] }), joins: true }],
    books: [],
  },
  {
    gff: {
      name: 'Honor Debt',
      summary:
        'A Mercenary (Quality 4+, Defense 4+, Carbine 18″ A1) is placed within 6″ of a random unit and fights for its side.',
      picks: { of: 'units', only: 'on-table' },
      does: [{ do: 'ally', unit: mercenary(4, { name: 'Carbine', range: 1800, attacks: 1, rules: [] }), joins: false }],
    },
    aof: {
      name: 'Honor Debt',
      summary: 'A Mercenary (Quality 3+, Defense 3+, Hand Weapon A3) joins a random unit for this battle.',
      does: [{ do: 'ally', unit: mercenary(3, { name: 'Hand Weapon', attacks: 3, rules: [] }), joins: true }],
    },
  },
);
