import type { EventUnit } from '@muster/engine';
import { INFANTRY_BASE } from './words/bases.ts';
import { type EventVersions, versions } from './words/versions.ts';

const zombies: EventUnit = {
  name: 'Zombies',
  quality: 5,
  defense: 5,
  radius: INFANTRY_BASE,
  weapons: [{ name: 'Claws', attacks: 3, rules: [] }],
  rules: [{ id: 'slow' }],
};

/** A hostile unit that belongs to no side and goes for the nearest unit at the end of each round (campaign:E17). */
export const walkingDead: EventVersions = versions(
  {
    number: 32,
    id: 'walking-dead',
    name: 'The Walking Dead',
    summary:
      'D6+4 Zombies appear in the middle of a random table quarter. At the end of each round they charge the nearest unit, or Rush toward it.',
    picks: { of: 'quarter' },
    does: [{ do: 'neutrals', unit: zombies, models: { die: 'D6', plus: 4 } }],
    books: [],
  },
  {
    gff: {
      name: 'Zombies!',
      summary:
        'D3+2 Zombies appear in the middle of a random table quarter. At the end of each round they charge the nearest unit, or Rush toward it.',
      does: [{ do: 'neutrals', unit: zombies, models: { die: 'D3', plus: 2 } }],
    },
  },
);
