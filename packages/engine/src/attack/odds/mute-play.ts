import type { BattleEvent } from '../../game/events.ts';
import type { Play } from '../../game/play.ts';
import type { Answer, AnswerOf, Question, QuestionKind } from '../../game/question.ts';
import type { Battle } from '../../state/battle.ts';

/** A play without dice and without people: everything rolled shows one face, and every choice is the plain one. */
export interface MutePlay extends Play {
  /** What the dice show; 0 where none may be rolled, and nobody listens. */
  face: number;
  /** What the last check for wound effects came to. */
  effect: Extract<BattleEvent, { type: 'wound-effect' }>['result'] | undefined;
}

/** Lets the real resolution work on a scratch battle, one small step at a time. */
export const mutePlay = (battle: Battle): MutePlay => {
  const play: MutePlay = {
    battle,
    face: 0,
    effect: undefined,
    get listening() {
      return play.face > 0;
    },
    roll: (purpose, _unit, count) => {
      if (play.face === 0) throw new Error(`no die is rolled here, not for ${purpose} either`);
      return Array.from({ length: count }, () => play.face);
    },
    ask: <K extends QuestionKind>(question: Extract<Question, { kind: K }>) => answerTo(question) as AnswerOf[K],
    askAll: () => {
      throw new Error('nobody is asked here');
    },
    emit: (event) => {
      if (event.type === 'wound-effect') play.effect = event.result;
    },
    lose: () => {},
  };
  return play;
};

/** Whoever may choose loses its last models, takes wounds on the last one, and pushes nobody. */
const answerTo = (question: Question): Answer => {
  if (question.kind === 'casualties') return question.candidates.slice(-question.count);
  if (question.kind === 'wounds-on') return question.candidates[question.candidates.length - 1];
  if (question.kind === 'push') return 'no';
  throw new Error(`nobody is asked about ${question.kind} here`);
};
