import { type Battle, type Names, namesOf, type Player } from '@muster/engine';
import type { Prompt } from './prompt.ts';

/** Whom a list would put together, by the ids of its units. */
export interface Wishes {
  suggestions: {
    joins: readonly { hero: string; unit: string }[];
    transports: readonly { transport: string; units: readonly string[] }[];
  };
}

/** What a person who decides has before them. */
export interface Seat {
  battle: Battle;
  prompt: Prompt;
  names: Names;
  /** The lists of the sides, where they are known. */
  lists: readonly Wishes[];
  /** A computer player whom people may ask to decide for them. */
  helper: Player;
  /** Sides that do not want to be asked about rolls in this step. */
  quiet: Map<number, string>;
}

/** Takes a seat at a battle. */
export const takeSeat = (battle: Battle, prompt: Prompt, lists: readonly Wishes[], helper: Player): Seat => ({
  battle,
  prompt,
  names: namesOf(battle.plan),
  lists,
  helper,
  quiet: new Map(),
});

/** A person wants to begin this decision again. */
export class StartOver extends Error {}
