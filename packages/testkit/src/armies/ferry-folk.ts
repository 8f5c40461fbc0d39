import type { BookFile, BookUnitEntry } from '@muster/army';

/** The head of an army book file: everything but units and upgrades. */
export const FERRY_FOLK: Omit<BookFile, 'units'> = {
  format: 'muster-book',
  version: 1,
  id: 'ferry-folk',
  name: 'The Ferry Folk',
  systems: ['gf', 'gff'],
  background: 'They carry people over. Some of them pay twice.',
};

/** A unit of the book in both games, without equipment. */
export const ROWERS: BookUnitEntry = {
  id: 'rowers',
  name: 'Rowers',
  size: { gf: 10, gff: 3 },
  quality: 4,
  defense: 5,
  base: 32,
};

/** A vehicle of the book in the larger game. */
export const FERRY: BookUnitEntry = {
  id: 'ferry',
  name: 'Ferry',
  systems: ['gf'],
  quality: 4,
  defense: 2,
  base: 100,
  rules: ['Tough(9)'],
  gear: ['Ram (A3)'],
};
