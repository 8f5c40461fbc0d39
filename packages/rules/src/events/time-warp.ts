import type { EventUnit } from '@muster/engine';
import { LARGE_BASE, INFANTRY_BASE } from './words/bases.ts';
import { type EventVersions, versions } from './words/versions.ts';

const timeBeast: EventUnit = {
  name: 'Time Beast',
  quality: 3,
  defense: 3,
  radius: LARGE_BASE,
  weapons: [{ name: 'Claws', attacks: 6, rules: [{ id: 'ap', rating: 2 }] }],
  rules: [{ id: 'tough', rating: 6 }],
};

const gladiator: EventUnit = {
  name: 'Gladiator',
  quality: 3,
  defense: 3,
  radius: INFANTRY_BASE,
  weapons: [
    { name: 'Carbine', range: 1800, attacks: 2, rules: [] },
    { name: 'CCW', attacks: 3, rules: [{ id: 'ap', rating: 1 }] },
  ],
  rules: [],
};

/** A destroyed unit fights for its return, in a small battle after the match (campaign:E14). */
export const timeWarp: EventVersions = versions(
  {
    number: 66,
    id: 'time-warp',
    name: 'Time Warp',
    summary:
      'After the battle, a random destroyed unit fights a Time Beast. If it wins, it returns with 3 XP and 150 points. If not, it is lost.',
    picks: { of: 'units', only: 'destroyed', entry: true },
    does: [{ do: 'duel', foe: timeBeast }],
    books: [
      { keep: 'duel' },
      { keep: 'xp', xp: { plus: 3 }, when: 'done' },
      { keep: 'points', points: { plus: 150 }, when: 'done' },
    ],
  },
  {
    gff: {
      name: 'Sold to the Pits',
      summary:
        'After the battle, a random unit that was knocked out fights a Gladiator. If it wins, it returns with 3 XP and 30 points. If not, it is lost.',
      does: [{ do: 'duel', foe: gladiator }],
      books: [
        { keep: 'duel' },
        { keep: 'xp', xp: { plus: 3 }, when: 'done' },
        { keep: 'points', points: { plus: 30 }, when: 'done' },
      ],
    },
  },
);
