import { type Battle, type Phase, phaseOf, type Question, turnOf } from '@muster/engine';
import type { LiveState } from '@muster/protocol';

/** What a battle waits for, as one player sees it. */
export type CurrentDecision =
  | { kind: 'over' }
  /** A question of the game in the middle of a step. */
  | { kind: 'question'; side: number; question: Question }
  /** The next step of a side of this player. */
  | { kind: 'act'; side: number; phase: Phase }
  | { kind: 'wait'; sides: readonly number[] };

/** Returns what the player of these sides must decide now. */
export const currentDecision = (
  battle: Battle,
  state: Pick<LiveState, 'questions' | 'awaited' | 'over' | 'conceded'>,
  mine: readonly number[],
): CurrentDecision => {
  if (state.over) return { kind: 'over' };
  const [question] = state.questions;
  if (question) return { kind: 'question', side: question.side, question };
  const turn = turnOf(battle);
  // The computer plays for sides that conceded.
  const isMine = mine.includes(turn) && !state.conceded.includes(turn);
  if (state.awaited.includes(turn) && isMine) return { kind: 'act', side: turn, phase: phaseOf(battle) };
  return { kind: 'wait', sides: state.awaited };
};
