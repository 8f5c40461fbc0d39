import type { Battle } from '../state/battle.ts';
import type { Action } from './action.ts';
import type { Answer, Question } from './question.ts';

/** Something that a player thought of doing, and what it held it to be worth, in whole points. */
export interface Thought {
  text: string;
  worth: number;
}

/** Why a player did what it did, and what it might have done instead, the best first. */
export interface Reason extends Thought {
  /** The unit that it is about, or -1. */
  unit: number;
  others: readonly Thought[];
}

/** Somebody who decides: a bot answers at once. It sees what its side may see of the battle, which holds no dice. */
export interface Player {
  act(battle: Battle, side: number): Action;
  answer(battle: Battle, question: Question): Answer;
  /** Why it acted as it last did; asked only where somebody listens. */
  explain?(): Reason | undefined;
}
