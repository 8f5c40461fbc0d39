import type { Battle } from '../state/battle.ts';
import type { Action } from './action.ts';
import type { Answer, Question } from './question.ts';

/** Something that a player considered, with its worth in points. */
export interface Thought {
  text: string;
  worth: number;
}

/** Why a player acted as it did, and what else it considered, the best first. */
export interface Reason extends Thought {
  /** The unit that it is about, or -1. */
  unit: number;
  others: readonly Thought[];
}

/** A player of one side. It gets the battle as its side may see it, without dice, and returns immediately. */
export interface Player {
  act(battle: Battle, side: number): Action;
  answer(battle: Battle, question: Question): Answer;
  /** Returns the reason for its last action; called only if there is a listener. */
  explain?(): Reason | undefined;
}
