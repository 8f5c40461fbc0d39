import { capital } from '@muster/kernel';

/** What the setup needs to know of a ready army list. */
export interface Ready {
  id: string;
  name: string;
  system: string;
  points: number;
  kind: 'book' | 'sample';
  units: readonly string[];
}

/** Returns the size of game that a list is for: from its name, or its points rounded up. */
export const sizeOf = ({ id, points }: Pick<Ready, 'id' | 'points'>): number => {
  const named = /-(\d+)$/.exec(id);
  return named ? Number(named[1]) : Math.ceil(points / 50) * 50;
};

/** Returns the name of the army book that a list is from. */
export const bookOf = ({ id }: Pick<Ready, 'id'>): string => id.replace(/-\d+$/, '').split('-').map(capital).join(' ');

/** Returns the sizes of game that have ready lists, the smallest first. */
export const sizesOf = (lists: readonly Ready[], system: string): number[] =>
  [...new Set(lists.filter((list) => list.system === system && list.kind === 'book').map(sizeOf))].sort(
    (a, b) => a - b,
  );

/** Lists under one heading: of one size, or the sample armies. */
export interface ReadyGroup {
  /** In points; undefined for the sample armies. */
  size: number | undefined;
  lists: readonly Ready[];
}

/** Returns the ready lists of a game: those of the chosen size first, then the other sizes, then the sample armies. */
export const groupsOf = (lists: readonly Ready[], system: string, size: number): ReadyGroup[] => {
  const here = lists.filter((list) => list.system === system);
  const sizes = sizesOf(lists, system);
  return [
    ...[size, ...sizes.filter((other) => other !== size)].map((points) => ({
      size: points,
      lists: here.filter((list) => list.kind === 'book' && sizeOf(list) === points),
    })),
    { size: undefined, lists: here.filter((list) => list.kind === 'sample') },
  ].filter((group) => group.lists.length > 0);
};

/** Returns armies of a size for so many sides, of different books as far as there are enough; `draw` picks the first. */
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
