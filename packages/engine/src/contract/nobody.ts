import type { Answer, Question, QuestionKind } from './question.ts';

/** Questions that cannot be left to the engine. */
const PLAIN: Readonly<Partial<Record<QuestionKind, Answer>>> = {
  shoot: [],
  cast: 'done',
  use: 'done',
  shove: 'no',
  assist: [],
  'strike-back': true,
  consolidate: [],
  shift: [],
  withdraw: false,
  overrun: 'no',
  push: 'no',
  feat: false,
};

/** What nobody's units do where somebody would have to decide: they strike, and leave the rest to the engine (campaign:E17). */
export const answerOfNobody = ({ kind }: Question): Answer => PLAIN[kind] ?? 'auto';
