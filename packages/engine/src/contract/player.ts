import type { Battle } from '../state/battle.ts';
import type { Action } from './action.ts';
import type { Answer, Question } from './question.ts';

/** Something that a player thought of doing, and what it is worth in points. */
export interface Thought {
  text: string;
  worth: number;
}

/** Why a player did what it did, and what else it thought of, the best first. */
export interface Reason extends Thought {
  /** The unit that it is about, or -1. */
  unit: number;
  others: readonly Thought[];
}

/** A player of one side. It is shown the battle as its side may see it, without dice, and answers at once. */
export interface Player {
  act(battle: Battle, side: number): Action;
  answer(battle: Battle, question: Question): Answer;
  /** Returns why it acted as it last did; asked only where there is a listener. */
  explain?(): Reason | undefined;
}
