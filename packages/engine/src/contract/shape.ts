import { isObject } from '@muster/kernel';
import { ACTIONS } from '../rule/movement.ts';
import { isSettingValue } from '../rule/settings.ts';
import type { Action, ActionType } from './action.ts';
import { ANSWER_VALUES } from './fields.ts';
import { type Maker, makeActions, makeValue } from './from-fields.ts';
import { type SimpleKind, RESERVE_KINDS, type ValueKind } from './parts.ts';
import type { Answer, QuestionKind } from './question.ts';

type Test = (value: unknown) => boolean;

const isIndex: Test = (value) => Number.isInteger(value);

const listOf =
  (test: Test): Test =>
  (value) => {
    if (!Array.isArray(value)) return false;
    for (let i = 0; i < value.length; i++) if (!test(value[i])) return false;
    return true;
  };

const withFields = (fields: Readonly<Record<string, Test>>): Test => {
  const names = Object.keys(fields);
  const tests = Object.values(fields);
  return (value) => {
    if (!isObject(value)) return false;
    for (let i = 0; i < names.length; i++) if (!tests[i](value[names[i]])) return false;
    return true;
  };
};

/** The most characters of a sentence that players can agree on. */
export const LONGEST_RULING = 300;

const isSentence: Test = (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_RULING;

/** Whether a value is a wish of a side. */
export const isWish = (value: unknown): boolean =>
  value === 'as-it-is' ||
  (isObject(value) && ('text' in value ? isSentence(value['text']) : isSettingValue(value['setting'], value['value'])));

const LEAVES: Readonly<Record<SimpleKind, Test>> = {
  side: isIndex,
  'side-or-all': isIndex,
  unit: isIndex,
  model: isIndex,
  zone: isIndex,
  choice: isIndex,
  length: isIndex,
  number: isIndex,
  truth: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  path: listOf(isIndex),
  action: (value) => value === 'idle' || ACTIONS.some((action) => action === value),
  'reserve-kind': (value) => RESERVE_KINDS.some((kind) => kind === value),
  wish: isWish,
};

const SHAPES: Maker<Test> = {
  leaf: (kind) => LEAVES[kind],
  listOf,
  optional: (test) => (value) => value === undefined || test(value),
  withFields,
};

const ACTION_SHAPES = Object.fromEntries(
  Object.entries(makeActions(SHAPES)).map(([type, fields]) => [type, withFields(fields)]),
) as Readonly<Record<ActionType, Test>>;

/** Whether an action has the form of its type; it may still be illegal. */
export const hasActionShape = (action: Action): boolean =>
  isObject(action) && Object.hasOwn(ACTION_SHAPES, action.type) && ACTION_SHAPES[action.type](action);

const answerShape = (kind: ValueKind, words: readonly string[]): Test => {
  const test = makeValue(SHAPES, kind);
  return (value) => (typeof value === 'string' ? words.includes(value) : test(value));
};

const ANSWERS: Readonly<Record<QuestionKind, readonly [ValueKind, ...string[]]>> = ANSWER_VALUES;

const ANSWER_SHAPES = Object.fromEntries(
  Object.entries(ANSWERS).map(([kind, [value, ...words]]) => [kind, answerShape(value, words)]),
) as Readonly<Record<QuestionKind, Test>>;

/** Whether an answer has the form for its question; it may still be illegal. */
export const hasAnswerShape = (kind: QuestionKind, answer: Answer): boolean => ANSWER_SHAPES[kind](answer);
