import type { Action, Reason } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';

/** What a captain is asked. */
export interface ThoughtOrder {
  number: number;
  info: BattleInfo;
  words: Int32Array;
  side: number;
}

/** What a captain would do, and why. */
export interface Advice {
  action: Action;
  reason: Reason | undefined;
}

/** What came of it. */
export type Thought = { number: number; advice: Advice } | { number: number; problem: string };
