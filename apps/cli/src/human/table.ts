import type { ArmyList } from '@muster/army';
import { type Battle, type Game, type Names, namesOf, type Player } from '@muster/engine';
import type { Paint } from '../colours.ts';
import type { Prompt } from './prompt.ts';

/** What a person at the table has before them. */
export interface Seat {
  game: Game;
  battle: Battle;
  prompt: Prompt;
  paint: Paint;
  names: Names;
  lists: readonly ArmyList[];
  /** A computer player whom people may ask to decide for them. */
  helper: Player;
  /** Sides that do not want to be asked about rolls in this step. */
  quiet: Map<number, string>;
}

/** Takes a seat at a game. */
export const takeSeat = (
  game: Game,
  prompt: Prompt,
  paint: Paint,
  lists: readonly ArmyList[],
  helper: Player,
): Seat => ({
  game,
  battle: game.battle,
  prompt,
  paint,
  names: namesOf(game.plan),
  lists,
  helper,
  quiet: new Map(),
});

/** A person wants to begin this decision again. */
export class StartOver extends Error {}
