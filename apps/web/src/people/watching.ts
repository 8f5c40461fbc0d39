import type { ServerMessage } from '@muster/protocol';

/** Who watches a battle, as its host knows it. */
export type Watching = Pick<Extract<ServerMessage, { type: 'spectators' }>, 'spectators' | 'unnamed'>;

/** How many more watch than are listed by name, in words. */
export const unnamedWords = ({ spectators, unnamed }: Watching): string => {
  if (spectators.length + unnamed === 0) return 'No one is watching.';
  if (unnamed === 0) return '';
  const people = unnamed === 1 ? 'person' : 'people';
  return spectators.length === 0 ? `${unnamed} ${people} without a name.` : `And ${unnamed} more ${people}.`;
};
