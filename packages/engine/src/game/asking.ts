import type { AnswerOf, Question, QuestionKind } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { hasAnswerShape } from '../contract/shape.ts';
import { seenBy } from '../play/random-events/secrets.ts';
import type { RunningGame } from './open-step.ts';

/** Thrown where a person must decide first; caught only by the game. */
export const PENDING: Error = new Error('a person must decide first');

/**
 * Thrown for an answer that the rules do not allow: people are asked again, as after one from a record; for a computer
 * player it is an error.
 */
export class IllegalAnswer extends Error {
  readonly refusal: Refusal;
  readonly byPerson: boolean;
  constructor(question: Question, refusal: Refusal, byPerson: boolean) {
    super(`illegal answer to ${question.kind}: ${JSON.stringify(refusal)}`);
    this.refusal = refusal;
    this.byPerson = byPerson;
  }
}

type CheckAnswer<K extends QuestionKind> = (answer: AnswerOf[K], index: number) => Refusal | undefined;

/** Lets a computer player answer at once, and does not check the form of its answer. */
export const askPlayer = <K extends QuestionKind>(
  { play: { battle }, players }: RunningGame,
  question: Extract<Question, { kind: K }>,
  check: CheckAnswer<K>,
): AnswerOf[K] => {
  const answer = players[question.side]?.answer(seenBy(battle, question.side), question) as AnswerOf[K];
  const refusal = check(answer, 0);
  if (refusal) throw new IllegalAnswer(question, refusal, false);
  return answer;
};

/** Takes answers that were given, lets computer players answer the rest, and stops where people must decide. */
export const collectAnswers = <K extends QuestionKind>(
  { play: { battle }, step, players, bare }: RunningGame,
  questions: readonly Extract<Question, { kind: K }>[],
  bots: boolean,
  check: CheckAnswer<K>,
): AnswerOf[K][] => {
  const from = step.cursor;
  step.cursor += questions.length;
  questions.forEach((question, i) => {
    const place = from + i;
    const player = bots && step.answers[place] === undefined ? players[question.side] : undefined;
    if (player) step.answers[place] = player.answer(seenBy(battle, question.side), question);
    const answer = step.answers[place] as AnswerOf[K] | undefined;
    if (answer === undefined) {
      step.pending.push(question);
      step.places.push(place);
      return;
    }
    const fits = bare || hasAnswerShape(question.kind, answer);
    const refusal = fits ? check(answer, i) : refuse('bad-answer');
    if (!refusal) return;
    step.cursor = place + 1;
    step.pending = [];
    throw new IllegalAnswer(question, refusal, player === undefined);
  });
  if (step.pending.length > 0) throw PENDING;
  return step.answers.slice(from, from + questions.length) as AnswerOf[K][];
};
