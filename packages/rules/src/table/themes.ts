import { Dice } from '@muster/kernel';
import type { KindName } from '../terrain/kinds.ts';

/** The landscapes of tables. */
export const THEMES = ['countryside', 'city', 'wasteland', 'wetland'] as const;
/** The landscape of a generated table. */
export type Theme = (typeof THEMES)[number];

/** Returns the landscape that a seed draws. */
export const themeOf = (seed: string): Theme => THEMES[new Dice(`theme ${seed}`).below(THEMES.length)];

/** The weight of each kind in a random draw. */
export type KindWeights = readonly (readonly [kind: KindName, weight: number])[];

/** The kinds of a landscape: those that block sight, and the others. */
export interface ThemeTerrain {
  name: string;
  blockers: KindWeights;
  others: KindWeights;
}

/** Every theme with its kinds. */
export const THEME_TERRAIN: Readonly<Record<Theme, ThemeTerrain>> = {
  countryside: {
    name: 'Countryside',
    blockers: [
      ['forest', 7],
      ['building', 3],
    ],
    others: [
      ['hill', 5],
      ['field', 5],
      ['river', 3],
      ['shallow-lake', 2],
      ['ruins', 3],
      ['swamp', 1],
      ['barricade', 2],
    ],
  },
  city: {
    name: 'City',
    blockers: [
      ['building', 6],
      ['forest', 4],
    ],
    others: [
      ['ruins', 8],
      ['rubble', 5],
      ['barricade', 4],
      ['field', 2],
      ['river', 1],
    ],
  },
  wasteland: {
    name: 'Wasteland',
    blockers: [
      ['mountain', 5],
      ['forest', 5],
    ],
    others: [
      ['lava', 4],
      ['ruins', 4],
      ['rubble', 4],
      ['hill', 4],
      ['swamp', 1],
      ['barricade', 1],
    ],
  },
  wetland: {
    name: 'Wetland',
    blockers: [
      ['forest', 8],
      ['building', 1],
      ['mountain', 1],
    ],
    others: [
      ['swamp', 5],
      ['shallow-lake', 4],
      ['river', 5],
      ['hill', 3],
      ['deep-lake', 2],
      ['ruins', 2],
      ['field', 1],
    ],
  },
};
