import { describe, expect, test } from 'vitest';
import type { Action, ActionType } from './action.ts';
import { ANSWER_VALUES } from './fields.ts';
import { type Maker, makeActions, makeValue } from './from-fields.ts';
import type { SimpleKind } from './parts.ts';
import { type Answer, QUESTION_KINDS } from './question.ts';
import { hasActionShape, hasAnswerShape } from './shape.ts';

/** A correct and a wrong value of each kind without fields. */
const LEAVES: Readonly<Record<SimpleKind, readonly [good: unknown, bad: unknown]>> = {
  side: [0, '0'],
  'side-or-all': [-1, 0.5],
  unit: [3, null],
  model: [7, Number.NaN],
  zone: [1, true],
  choice: [2, '2'],
  length: [-600, 0.1],
  number: [4, [4]],
  truth: [false, 0],
  text: ['guarded', 1],
  path: [
    [600, 600],
    [600, '600'],
  ],
  action: ['idle', 'fly'],
  'reserve-kind': ['late', 'waiting'],
  wish: ['as-it-is', { text: ' ' }],
};

/** A correct value with all fields, and that value with each mistake in turn. */
interface Samples {
  good: unknown;
  bad: unknown[];
  mayBeAbsent?: boolean;
}

const SAMPLES: Maker<Samples> = {
  leaf: (kind) => ({ good: LEAVES[kind][0], bad: [LEAVES[kind][1]] }),
  listOf: ({ good, bad }) => ({ good: [good, good], bad: [{}, good, ...bad.map((one) => [good, one])] }),
  optional: (samples) => ({ ...samples, mayBeAbsent: true }),
  withFields: (fields) => {
    const entries = Object.entries(fields);
    const good = Object.fromEntries(entries.map(([name, samples]) => [name, samples.good]));
    const bad = entries.flatMap(([name, samples]) => {
      const { [name]: _absent, ...others } = good;
      return [...samples.bad.map((one) => ({ ...good, [name]: one })), ...(samples.mayBeAbsent ? [] : [others])];
    });
    return { good, bad: [undefined, 'x', ...bad] };
  },
};

describe.each(Object.entries(makeActions(SAMPLES)))('the action %s', (type, fields) => {
  const { good, bad } = SAMPLES.withFields(fields);
  const action = (value: unknown): Action => ({ type: type as ActionType, ...(value as object) }) as Action;
  const required = Object.entries(fields).filter(([, { mayBeAbsent }]) => mayBeAbsent !== true);

  test('is accepted with all fields, and with only the required ones', () => {
    expect(hasActionShape(action(good))).toBe(true);
    expect(hasActionShape(action(Object.fromEntries(required.map(([name, one]) => [name, one.good]))))).toBe(true);
  });

  test('is rejected with a field of another kind, or without a required one', () => {
    const broken = bad.filter((value) => typeof value === 'object').map(action);
    expect(broken.filter(hasActionShape)).toEqual([]);
  });
});

describe.each(QUESTION_KINDS.map((kind) => [kind] as const))('an answer to %s', (kind) => {
  const [value, ...words] = ANSWER_VALUES[kind];

  test('is accepted as a value and as each of its words', () => {
    const answers = [makeValue(SAMPLES, value).good, ...words] as Answer[];
    expect(answers.filter((answer) => !hasAnswerShape(kind, answer))).toEqual([]);
  });

  test('is rejected as anything else', () => {
    const words5: readonly string[] = ['auto', 'done', 'no', 'all', 'none', ''];
    const others = words5.filter((word) => !(words as readonly string[]).includes(word));
    const broken = [...makeValue(SAMPLES, value).bad, ...others] as Answer[];
    expect(broken.filter((answer) => hasAnswerShape(kind, answer))).toEqual([]);
  });
});

test('an action of an unknown type is rejected', () => {
  for (const type of ['fly', 'constructor', undefined])
    expect(hasActionShape({ type } as unknown as Action)).toBe(false);
});
