import type { Answer, QuestionKind } from './question.ts';

const isIndex = (value: unknown): boolean => typeof value === 'number';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(test);
const optional =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || test(value);
const withFields =
  (fields: Record<string, (value: unknown) => boolean>) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(fields).every(([name, test]) => test(value[name]));

const isMoves = listOf(withFields({ model: isIndex, path: listOf(isIndex) }));
const isPlacements = listOf(withFields({ model: isIndex, x: isIndex, y: isIndex }));
const isTruth = (value: unknown): boolean => typeof value === 'boolean';

const SHAPES: Readonly<Record<QuestionKind, (value: unknown) => boolean>> = {
  shoot: listOf(
    withFields({ weapon: isIndex, target: isIndex, picks: optional(listOf(isIndex)), copies: optional(isIndex) }),
  ),
  cast: withFields({ model: isIndex, spell: isIndex, targets: listOf(isIndex) }),
  assist: listOf(withFields({ model: isIndex, tokens: isIndex })),
  'strike-back': isTruth,
  strike: withFields({
    order: optional(listOf(isIndex)),
    hold: optional(listOf(isIndex)),
    picks: optional(listOf(withFields({ weapon: isIndex, model: isIndex }))),
  }),
  casualties: listOf(isIndex),
  'wounds-on': isIndex,
  'pile-in': isMoves,
  'finish-move': isMoves,
  consolidate: isMoves,
  'back-off': isMoves,
  'morale-quality': isTruth,
  wreck: isPlacements,
  dice: listOf(isIndex),
};

/** Words that stand for an answer. */
const WORDS: Readonly<Partial<Record<QuestionKind, string>>> = {
  cast: 'done',
  strike: 'auto',
  casualties: 'auto',
  'wounds-on': 'auto',
  'pile-in': 'auto',
  'back-off': 'auto',
  'morale-quality': 'auto',
  wreck: 'auto',
};

/** Whether an answer has the form that its question wants; whether it is legal is another matter. */
export const hasAnswerShape = (kind: QuestionKind, answer: Answer): boolean =>
  (typeof answer === 'string' && WORDS[kind] === answer) || SHAPES[kind](answer);
