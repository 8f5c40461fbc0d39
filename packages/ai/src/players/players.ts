import type { Player } from '@muster/engine';
import { captainPlayer } from '../captain/captain.ts';
import type { Character } from '../characters.ts';
import { generalPlayer } from '../general/general.ts';
import type { Budget } from '../general/budget.ts';
import type { PlayerName } from './player-names.ts';
import { randomPlayer } from '../random/random.ts';
import { soloPlayer } from '../solo/solo.ts';

export { type PlayerName, playerNames } from './player-names.ts';

/** The options of a computer player. */
export interface PlayerSettings {
  /** Decides its random choices. */
  seed: string;
  character?: Character;
  /** How long a general may think about one activation. */
  budget?: Budget;
}

const MAKERS: Readonly<Record<PlayerName, (settings: PlayerSettings) => Player>> = {
  random: ({ seed }) => randomPlayer(seed),
  solo: ({ seed }) => soloPlayer(seed),
  captain: captainPlayer,
  general: generalPlayer,
};

/** Makes a computer player by its name. Its seed decides its random choices. */
export const makePlayer = (name: PlayerName, seed: string, settings: Omit<PlayerSettings, 'seed'> = {}): Player =>
  MAKERS[name]({ ...settings, seed });
