import type { LossCause } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import type { AnswerOf, Question, QuestionKind } from './question.ts';
import type { BattleEvent, BillItem, Lot, Purpose } from './events.ts';
import type { Refusal } from './refusal.ts';
import type { Wish } from './action.ts';

/** A model that was lost, kept for the report. */
export interface LossNote {
  model: number;
  /** The unit it belonged to when it fell. */
  unit: number;
  /** The unit that caused it, or -1. */
  by: number;
  cause: LossCause;
  round: number;
  shaken: boolean;
  /** In a campaign: what ended with it for the good of an enemy. */
  kill?: KillNote;
}

/** What ended with a model, and who may claim it (campaign:X3). */
export interface KillNote {
  /** Roster entries: two where a hero was the last of the unit that it joined. */
  ends: readonly number[];
  claims: readonly number[];
  melee: boolean;
  /** The step in which it happened. */
  step: number;
}

/** A reading of the rules that the players agreed on for the rest of a battle. */
export interface Decision {
  /** The step in which they did; it counts from the next one on. */
  step: number;
  round: number;
  /** The side that invoked it. */
  side: number;
  decided: Wish;
  /** The side whose wish it was, or -1 if they agreed. */
  by: number;
}

/** What resolution works with: the state, dice, questions, and listeners if there are any. */
export interface Play {
  readonly battle: Battle;
  /** Rolls dice. Every die of the game passes here. */
  roll(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[];
  /** What an underdog point adds to each die of the last roll (campaign:M5); nothing where there are no such points. */
  readonly swing?: number;
  /** What of the last roll has been rolled again already: all of it, or the die at this place. */
  readonly rerolled?: 'all' | number;
  /** Picks one of so many by lot, counted from 0; each is equally likely (campaign:G7). */
  pick(lot: Lot, of: number): number;
  /** Asks a side; `check` says whether an answer may be given. */
  ask<K extends QuestionKind>(
    question: Extract<Question, { kind: K }>,
    check: (answer: AnswerOf[K]) => Refusal | undefined,
  ): AnswerOf[K];
  /** Asks several sides at once; nobody learns an answer before all have been given. */
  askAll<K extends QuestionKind>(
    questions: readonly Extract<Question, { kind: K }>[],
    check: (answer: AnswerOf[K], index: number) => Refusal | undefined,
  ): AnswerOf[K][];
  /** Whether anybody wants events. */
  readonly listening: boolean;
  emit(event: BattleEvent): void;
  lose(note: LossNote): void;
  /** Keeps what the players decided; only games do. */
  decide?(decision: Decision): void;
}

/** What a log wants to know about a roll. */
export interface RollDetails {
  weapon?: number;
  need?: number;
  bill?: readonly BillItem[];
  /** By how much each die is worse than the bill says, where dice differ. */
  worse?: readonly number[];
  /** The model that rolls, or one of those who do; by default the first of its unit. */
  model?: number;
}

/** Whether somebody looks at a roll before or after it falls, so that its details are worth finding out. */
export const isWatched = ({ listening, battle: { plan } }: Play): boolean =>
  listening || plan.hasRerolls || plan.extras?.underdog !== undefined;

/** What an underdog point adds to each die of the last roll. */
export const swingOf = ({ swing = 0 }: Play): number => swing;
