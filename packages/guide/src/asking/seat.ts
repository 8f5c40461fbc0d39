import { type Battle, type Names, namesOf, type Player } from '@muster/engine';
import type { Prompt } from './prompt.ts';

/** Which units an army list would put together, by their ids. */
export interface ListSuggestions {
  suggestions: {
    joins: readonly { hero: string; unit: string }[];
    transports: readonly { transport: string; units: readonly string[] }[];
  };
}

/** What the questions to a person need: the battle, the prompt, the names and the computer's help. */
export interface AskingContext {
  battle: Battle;
  prompt: Prompt;
  names: Names;
  /** The army lists of the sides, if known. */
  lists: readonly ListSuggestions[];
  /** The computer player that decides when a person leaves it to the computer. */
  helper: Player;
  /** The step in which a side does not want to be asked about rolls, by side. */
  quiet: Map<number, string>;
}

/** Makes a seat at a battle. */
export const makeAskingContext = (
  battle: Battle,
  prompt: Prompt,
  lists: readonly ListSuggestions[],
  helper: Player,
): AskingContext => ({
  battle,
  prompt,
  names: namesOf(battle.plan),
  lists,
  helper,
  quiet: new Map(),
});

/** Thrown when a person wants to start this decision over. */
export class StartOver extends Error {}
