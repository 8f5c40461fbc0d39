import { capital } from '@muster/kernel';

/** What this module must know of a list that is there to be played at once. */
export interface Ready {
  id: string;
  name: string;
  system: string;
  points: number;
  kind: 'book' | 'sample';
  units: readonly string[];
}

/** The agreed size of game that a list is for: in its name, or its points rounded up. */
export const sizeOf = ({ id, points }: Pick<Ready, 'id' | 'points'>): number => {
  const named = /-(\d+)$/.exec(id);
  return named ? Number(named[1]) : Math.ceil(points / 50) * 50;
};

/** The army book that a list is from, in words. */
export const bookOf = ({ id }: Pick<Ready, 'id'>): string => id.replace(/-\d+$/, '').split('-').map(capital).join(' ');

/** The sizes of game that there are ready lists for, the smallest first. */
export const sizesOf = (lists: readonly Ready[], system: string): number[] =>
  [...new Set(lists.filter((list) => list.system === system && list.kind === 'book').map(sizeOf))].sort(
    (a, b) => a - b,
  );

/** Lists under one heading. */
export interface ReadyGroup {
  words: string;
  lists: readonly Ready[];
}

/** The ready lists of a game: those of the size first, then the other sizes, then the sample armies. */
export const groupsOf = (lists: readonly Ready[], system: string, size: number): ReadyGroup[] => {
  const here = lists.filter((list) => list.system === system);
  const sizes = sizesOf(lists, system);
  return [
    ...[size, ...sizes.filter((other) => other !== size)].map((points) => ({
      words: `${points} points`,
      lists: here.filter((list) => list.kind === 'book' && sizeOf(list) === points),
    })),
    { words: 'Sample armies', lists: here.filter((list) => list.kind === 'sample') },
  ].filter((group) => group.lists.length > 0);
};

/** Armies of a size for so many sides, of different books while there are enough of them; the first is drawn by `draw`. */
export const armiesFor = (
  lists: readonly Ready[],
  choice: { system: string; size: number; sides: number },
  draw = 0,
): Ready[] => {
  const { system, size, sides } = choice;
  const fitting = lists.filter((list) => list.system === system && list.kind === 'book' && sizeOf(list) === size);
  if (fitting.length === 0) return [];
  return Array.from({ length: sides }, (_, side) => fitting[(draw + side) % fitting.length]);
};
