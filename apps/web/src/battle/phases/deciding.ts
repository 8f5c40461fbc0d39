import { type Battle, type Phase, phaseOf, type Question, turnOf } from '@muster/engine';
import type { LiveState } from '@muster/protocol';

/** What a battle waits for, as one person sees it. */
export type Deciding =
  | { kind: 'over' }
  /** A question of the game in the middle of a step. */
  | { kind: 'question'; side: number; question: Question }
  /** The next step of a side that the person plays. */
  | { kind: 'act'; side: number; phase: Phase }
  | { kind: 'wait'; sides: readonly number[] };

/** What the one who plays these sides has to decide now. */
export const decidingOf = (
  battle: Battle,
  state: Pick<LiveState, 'questions' | 'awaited' | 'over' | 'conceded'>,
  mine: readonly number[],
): Deciding => {
  if (state.over) return { kind: 'over' };
  const [question] = state.questions;
  if (question) return { kind: 'question', side: question.side, question };
  const turn = turnOf(battle);
  // The computer plays for whoever has given up.
  const isMine = mine.includes(turn) && !state.conceded.includes(turn);
  if (state.awaited.includes(turn) && isMine) return { kind: 'act', side: turn, phase: phaseOf(battle) };
  return { kind: 'wait', sides: state.awaited };
};

/** What a side is to do in a phase, in a few words. */
export const TASKS: Readonly<Record<Phase, string>> = {
  'first-placer': 'Choose who places the first objective.',
  objectives: 'Place an objective.',
  muster: 'Form up your army.',
  edge: 'Choose where you deploy.',
  deployment: 'Deploy a unit.',
  redeployment: 'Deploy a unit again, or let it be.',
  scout: 'Place a scout.',
  ambush: 'Bring a unit out of ambush, or wait.',
  activation: 'Choose a unit to activate.',
  finished: 'The battle is over.',
};

/** The same as a title: without the full stop. */
export const taskTitle = (phase: Phase): string => TASKS[phase].replace(/\.$/, '');
