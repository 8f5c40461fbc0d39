import { type Battle, phaseOf, type Question, turnOf } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';

/** Something that whoever is here must decide: the answer to a question, or what to do in their turn. */
export interface Decision {
  /** Changes whenever something else is to be decided. */
  key: string;
  side: number;
  question?: Question;
}

/** What is to be decided here now, if anything. */
export const decisionFor = (
  info: Pick<BattleInfo, 'mine'>,
  state: Pick<LiveState, 'seq' | 'questions' | 'awaited' | 'over'>,
  battle: Battle,
): Decision | undefined => {
  if (state.over || phaseOf(battle) === 'finished') return undefined;
  const [question] = state.questions;
  if (question) return { key: `${state.seq} ${question.kind} ${question.side}`, side: question.side, question };
  const side = turnOf(battle);
  const isMine = info.mine.includes(side) && state.awaited.includes(side);
  return isMine ? { key: `${state.seq} turn ${side}`, side } : undefined;
};
