import type { Player } from '@muster/engine';
import { randomPlayer } from './random.ts';
import { soloPlayer } from './solo.ts';

/** The computer players by name. */
export const playerNames = ['random', 'solo'] as const;
export type PlayerName = (typeof playerNames)[number];

const MAKERS: Readonly<Record<PlayerName, (seed: string) => Player>> = { random: randomPlayer, solo: soloPlayer };

/** A computer player by name; its seed decides what it leaves to chance. */
export const makePlayer = (name: PlayerName, seed: string): Player => MAKERS[name](seed);
