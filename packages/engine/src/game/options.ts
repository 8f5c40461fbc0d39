import type { Action } from '../contract/action.ts';
import type { DiceSource } from '../contract/dice-source.ts';
import type { BattleEvent } from '../contract/events.ts';
import type { Decision } from '../contract/play.ts';
import type { Player } from '../contract/player.ts';
import type { Answer, Question } from '../contract/question.ts';
import type { Refusal } from '../contract/refusal.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from '../state/battle.ts';

/** One step of a battle as a record stores it. */
export interface StepRecord {
  action: Action | 'begin';
  answers: Answer[];
  checksum: number;
  takeBacks?: number;
  /** The player's reason, if given. */
  why?: string;
  events?: BattleEvent[];
}

/** What a game is started with: the plan, a seed, and the players. */
export interface GameOptions {
  plan: BattlePlan;
  seed: string;
  /** The player of each side; sides without one are asked through `pending` and `answer`. */
  players?: readonly (Player | undefined)[];
  /** Dice other than seeded ones: scripted, or `asked` from people with real dice. */
  dice?: DiceSource | 'asked';
  /** Receives every log event, once. */
  listen?: (event: BattleEvent) => void;
  /** Whether steps store their events. */
  keepEvents?: boolean;
  /** Starts from this state instead of from the beginning. */
  from?: Battle;
  /** What the players had decided by then. */
  decisions?: readonly Decision[];
  /** The steps of this game before `from`, as far as known; they cannot be taken back. */
  before?: { steps: readonly StepRecord[]; decisions: readonly Decision[] };
  /** Waits for its first step to be repeated from a record. */
  unbegun?: boolean;
  /**
   * Stores no steps, takes nothing back and does not check the form of what players answer: for thousands of battles
   * between computer players.
   */
  bare?: boolean;
}

/** The result of an action or an answer: done, questions open, or refused. */
export type Outcome =
  | { status: 'done' }
  | { status: 'pending'; questions: readonly Question[] }
  | { status: 'refused'; refusal: Refusal };
