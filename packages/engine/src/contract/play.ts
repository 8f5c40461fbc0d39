import type { LossCause } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import type { AnswerOf, Question, QuestionKind } from './question.ts';
import type { BattleEvent, RollModifier, RandomDraw, Purpose } from './events.ts';
import type { Refusal } from './refusal.ts';
import type { Wish } from './action.ts';

/** A lost model, for the report. */
export interface LossNote {
  model: number;
  /** The unit it was in when it was lost. */
  unit: number;
  /** The unit that caused it, or -1. */
  by: number;
  cause: LossCause;
  round: number;
  shaken: boolean;
  /** In a campaign, the kill that its loss completed. */
  kill?: KillNote;
}

/** A kill, and the units that may claim it (campaign:X3). */
export interface KillNote {
  /** The killed roster entries: two if a hero was the last model of the unit it joined. */
  ends: readonly number[];
  claims: readonly number[];
  melee: boolean;
  /** The step of the kill. */
  step: number;
}

/** A decision of the players on the rules for the rest of a battle. */
export interface Decision {
  /** The step of the decision, which counts from the next step. */
  step: number;
  round: number;
  /** The side that invoked it. */
  side: number;
  decided: Wish;
  /** The side whose wish counts, or -1 if they agreed. */
  by: number;
}

/** Everything that the rules need to run: the state, dice, questions and listeners. */
export interface Play {
  readonly battle: Battle;
  /** Rolls dice. Every die of the game is rolled here. */
  roll(purpose: Purpose, unit: number, count: number, details?: RollDetails): number[];
  /** The modifier of an Underdog Point to each die of the last roll (campaign:M5). */
  readonly swing?: number;
  /** What was re-rolled in the last roll: all dice, or the die at this index. */
  readonly rerolled?: 'all' | number;
  /** Returns a random number from 0 to `of` - 1, each equally likely (campaign:G7). */
  pick(lot: RandomDraw, of: number): number;
  /** Asks a side; `check` returns why an answer is refused. */
  ask<K extends QuestionKind>(
    question: Extract<Question, { kind: K }>,
    check: (answer: AnswerOf[K]) => Refusal | undefined,
  ): AnswerOf[K];
  /** Asks several sides at once; no side sees an answer before all have answered. */
  askAll<K extends QuestionKind>(
    questions: readonly Extract<Question, { kind: K }>[],
    check: (answer: AnswerOf[K], index: number) => Refusal | undefined,
  ): AnswerOf[K][];
  /** Whether there are listeners for events. */
  readonly listening: boolean;
  emit(event: BattleEvent): void;
  lose(note: LossNote): void;
  /** Stores a decision of the players; only games do. */
  decide?(decision: Decision): void;
}

/** Details of a roll for the log. */
export interface RollDetails {
  weapon?: number;
  need?: number;
  bill?: readonly RollModifier[];
  /** The extra penalty of each die, if dice differ. */
  worse?: readonly number[];
  /** The model that rolls, or one of several; by default the first of its unit. */
  model?: number;
}

/** Whether a listener or a rule needs the details of rolls. */
export const needsRollDetails = ({ listening, battle: { plan } }: Play): boolean =>
  listening || plan.hasRerolls || plan.extras?.underdog !== undefined;

/** Returns the modifier of an Underdog Point to each die of the last roll. */
export const underdogModifier = ({ swing = 0 }: Play): number => swing;
