import type { Action } from '../contract/action.ts';
import type { DiceSource } from '../contract/dice-source.ts';
import type { BattleEvent } from '../contract/events.ts';
import type { Decision } from '../contract/play.ts';
import type { Player } from '../contract/player.ts';
import type { Answer, Question } from '../contract/question.ts';
import type { Refusal } from '../contract/refusal.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from '../state/battle.ts';

/** One step of a battle as a record keeps it. */
export interface StepRecord {
  action: Action | 'begin';
  answers: Answer[];
  checksum: number;
  takeBacks?: number;
  /** Why the player did it, where it said so. */
  why?: string;
  events?: BattleEvent[];
}

/** What a game is started with: the plan, a seed, and the players. */
export interface GameOptions {
  plan: BattlePlan;
  seed: string;
  /** Who plays a side; sides without a player are asked through `pending` and `answer`. */
  players?: readonly (Player | undefined)[];
  /** Other dice than seeded ones: scripted, or `asked` from people with real dice. */
  dice?: DiceSource | 'asked';
  /** Hears everything that happens, once. */
  listen?: (event: BattleEvent) => void;
  /** Whether steps keep their events. */
  keepEvents?: boolean;
  /** Starts from here instead of from the beginning. */
  from?: Battle;
  /** What the players had decided by then. */
  decisions?: readonly Decision[];
  /** What happened in this game before `from`, as far as it is known; it cannot be taken back. */
  before?: { steps: readonly StepRecord[]; decisions: readonly Decision[] };
  /** Waits for its first step to be repeated from a record. */
  unbegun?: boolean;
  /** Keeps no steps, takes nothing back and takes the form of what players say on trust: for battles between them by the thousand. */
  bare?: boolean;
}

/** What came of an action or an answer: it is done, questions are open, or it was refused. */
export type Outcome =
  | { status: 'done' }
  | { status: 'pending'; questions: readonly Question[] }
  | { status: 'refused'; refusal: Refusal };
