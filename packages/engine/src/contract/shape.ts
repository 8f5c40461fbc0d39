import { isObject } from '@muster/kernel';
import { ACTIONS } from '../rule/movement.ts';
import { isSettingValue } from '../rule/settings.ts';
import type { Action, ActionType } from './action.ts';
import type { Answer, QuestionKind } from './question.ts';

const isIndex = (value: unknown): boolean => Number.isInteger(value);
type Test = (value: unknown) => boolean;

const listOf =
  (test: Test): Test =>
  (value) => {
    if (!Array.isArray(value)) return false;
    for (let i = 0; i < value.length; i++) if (!test(value[i])) return false;
    return true;
  };
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const withFields = (fields: Readonly<Record<string, Test>>): Test => {
  const names = Object.keys(fields);
  const tests = Object.values(fields);
  return (value) => {
    if (!isObject(value)) return false;
    for (let i = 0; i < names.length; i++) if (!tests[i](value[names[i]])) return false;
    return true;
  };
};

const isMoves = listOf(withFields({ model: isIndex, path: listOf(isIndex) }));
const isPlacements = listOf(withFields({ model: isIndex, x: isIndex, y: isIndex }));
const isSpot = withFields({ x: isIndex, y: isIndex });
const isTruth = (value: unknown): boolean => typeof value === 'boolean';

const isShots = listOf(
  withFields({ weapon: isIndex, target: isIndex, picks: optional(listOf(isIndex)), copies: optional(isIndex) }),
);
const CAST_FIELDS = {
  model: isIndex,
  spell: isIndex,
  targets: listOf(isIndex),
  picks: optional(listOf(isIndex)),
  through: optional(isIndex),
};
const USE_FIELDS = { model: isIndex, ability: isIndex, targets: listOf(isIndex), picks: optional(listOf(isIndex)) };
const isAction = (value: unknown): boolean => value === 'idle' || ACTIONS.some((action) => action === value);

/** The longest sentence that players can agree on. */
export const LONGEST_RULING = 300;

const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_RULING;

/** Whether something is a wish of a side. */
export const isWish = (value: unknown): boolean =>
  value === 'as-it-is' ||
  (isObject(value) && ('text' in value ? isSentence(value['text']) : isSettingValue(value['setting'], value['value'])));

const ACTION_SHAPES: Readonly<Record<ActionType, Test>> = {
  'choose-first-placer': withFields({ first: isIndex }),
  'place-objective': withFields({ x: isIndex, y: isIndex }),
  muster: withFields({
    reserves: listOf(
      withFields({ unit: isIndex, kind: (kind) => kind === 'ambush' || kind === 'scout' || kind === 'late' }),
    ),
    joins: listOf(withFields({ hero: isIndex, unit: isIndex })),
    loads: listOf(withFields({ transport: isIndex, units: listOf(isIndex) })),
    auras: optional(listOf(withFields({ bearer: isIndex, units: listOf(isIndex) }))),
  }),
  'choose-edge': withFields({ zone: isIndex }),
  deploy: withFields({ unit: isIndex, positions: isPlacements }),
  arrive: withFields({ unit: isIndex, positions: isPlacements }),
  pass: isObject,
  shift: withFields({ unit: isIndex }),
  cast: withFields({ unit: isIndex, ...CAST_FIELDS }),
  use: withFields({ unit: isIndex, ...USE_FIELDS }),
  choose: withFields({ unit: isIndex, rule: (value) => typeof value === 'string', option: isIndex }),
  again: withFields({ unit: isIndex }),
  delay: withFields({ unit: isIndex }),
  ruling: withFields({ side: isIndex, wishes: listOf(isWish), kept: optional(isIndex) }),
  activate: withFields({
    unit: isIndex,
    action: isAction,
    moves: optional(isMoves),
    target: optional(isIndex),
    embark: optional(isIndex),
    exit: optional(isTruth),
    leave: optional(isTruth),
    shoot: optional(isShots),
  }),
};

/** Whether an action has the form of its type; whether it is legal is another matter. */
export const hasActionShape = (action: Action): boolean =>
  isObject(action) && Object.hasOwn(ACTION_SHAPES, action.type) && ACTION_SHAPES[action.type](action);

const SHAPES: Readonly<Record<QuestionKind, Test>> = {
  shoot: isShots,
  cast: withFields(CAST_FIELDS),
  use: withFields(USE_FIELDS),
  shove: isSpot,
  markers: isIndex,
  assist: listOf(withFields({ model: isIndex, tokens: isIndex })),
  'strike-back': isTruth,
  strike: withFields({
    order: optional(listOf(isIndex)),
    hold: optional(listOf(isIndex)),
    picks: optional(listOf(withFields({ weapon: isIndex, model: isIndex, by: optional(isIndex) }))),
  }),
  casualties: listOf(isIndex),
  'wounds-on': isIndex,
  'pile-in': isMoves,
  'finish-move': isMoves,
  consolidate: isMoves,
  shift: isMoves,
  withdraw: isTruth,
  overrun: isIndex,
  'back-off': isMoves,
  'morale-quality': isTruth,
  'morale-order': listOf(isIndex),
  order: listOf(isIndex),
  'blast-split': listOf(isIndex),
  push: isSpot,
  fall: isSpot,
  wreck: isPlacements,
  feat: isTruth,
  'note-terrain': isIndex,
  'note-enemy': isIndex,
  'send-away': isIndex,
  'place-ally': isSpot,
  drop: isSpot,
  concede: isTruth,
  underdog: isIndex,
  reroll: (value) => value === 'no' || value === 'all' || isIndex(value),
  pick: isIndex,
  dice: listOf(isIndex),
};

/** Words that stand for an answer. */
const WORDS: Readonly<Partial<Record<QuestionKind, string>>> = {
  cast: 'done',
  use: 'done',
  shove: 'no',
  markers: 'auto',
  strike: 'auto',
  casualties: 'auto',
  'wounds-on': 'auto',
  'pile-in': 'auto',
  'finish-move': 'auto',
  'back-off': 'auto',
  'morale-quality': 'auto',
  'morale-order': 'auto',
  order: 'auto',
  'blast-split': 'auto',
  overrun: 'no',
  push: 'no',
  fall: 'auto',
  wreck: 'auto',
  'note-terrain': 'none',
  'note-enemy': 'none',
  'send-away': 'none',
  'place-ally': 'auto',
  drop: 'auto',
};

/** Whether an answer has the form that its question wants; whether it is legal is another matter. */
export const hasAnswerShape = (kind: QuestionKind, answer: Answer): boolean =>
  (typeof answer === 'string' && WORDS[kind] === answer) || SHAPES[kind](answer);
