import type { LossCause } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import type { AnswerOf, Question, QuestionKind } from './question.ts';
import type { BattleEvent, BillItem, Purpose } from './events.ts';
import type { Refusal } from './refusal.ts';

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
}

/** What resolution works with: the state, dice, questions, and listeners if there are any. */
export interface Play {
  readonly battle: Battle;
  /** Rolls dice. Every die of the game passes here. */
  roll(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[];
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
}

/** What a log wants to know about a roll. */
export interface RollDetails {
  weapon?: number;
  need?: number;
  bill?: BillItem[];
}
