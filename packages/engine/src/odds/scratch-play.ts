import type { Play } from '../contract/play.ts';
import type { Answer, AnswerOf, Question, QuestionKind } from '../contract/question.ts';
import type { Battle } from '../state/battle.ts';

/** A play without players and without chance: every choice is the default, and every die shows one face. */
export interface MutePlay extends Play {
  /** What the dice show; 0 if none may be rolled. */
  face: number;
}

/** Lets the real resolution work on a scratch battle, one small step at a time. */
export const mutePlay = (battle: Battle): MutePlay => {
  const play: MutePlay = {
    battle,
    face: 0,
    listening: false,
    roll: (purpose, _unit, count) => {
      if (play.face === 0) throw new Error(`no die may be rolled here: ${purpose}`);
      return Array.from({ length: count }, () => play.face);
    },
    pick: () => {
      throw new Error('no random draw is possible here');
    },
    ask: <K extends QuestionKind>(question: Extract<Question, { kind: K }>) => answerTo(question) as AnswerOf[K],
    askAll: () => {
      throw new Error('no player can be asked here');
    },
    emit: () => {},
    lose: () => {},
  };
  return play;
};

/** A player with a choice loses the last models, and takes wounds on the last one. */
const answerTo = (question: Question): Answer => {
  if (question.kind === 'casualties') return question.candidates.slice(-question.count);
  if (question.kind === 'wounds-on') return question.candidates[question.candidates.length - 1];
  throw new Error(`no player can be asked here: ${question.kind}`);
};
