import type { ServerMessage } from '@muster/protocol';
import { PEOPLE_TEXTS } from './texts.ts';

/** The spectators of a battle, as its host sees them. */
export type Spectating = Pick<Extract<ServerMessage, { type: 'spectators' }>, 'spectators' | 'unnamed'>;

/** Returns how many spectators have no name, in words; empty where all have one. */
export const unnamedWords = ({ spectators, unnamed }: Spectating): string => {
  if (spectators.length + unnamed === 0) return PEOPLE_TEXTS.noSpectators;
  if (unnamed === 0) return '';
  return spectators.length === 0 ? PEOPLE_TEXTS.onlyUnnamed(unnamed) : PEOPLE_TEXTS.moreUnnamed(unnamed);
};
