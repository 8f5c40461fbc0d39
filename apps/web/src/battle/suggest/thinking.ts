import type { Action, Reason } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';

/** A request for a suggestion. */
export interface ThoughtOrder {
  number: number;
  info: BattleInfo;
  words: Int32Array;
  side: number;
}

/** A suggestion and its reason. */
export interface Advice {
  action: Action;
  reason: Reason | undefined;
}

/** The answer to a request: a suggestion, or a problem. */
export type Thought = { number: number; advice: Advice } | { number: number; problem: string };
