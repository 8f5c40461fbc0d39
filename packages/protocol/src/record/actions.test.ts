import { type SimpleKind, makeActions, type Maker } from '@muster/engine';
import { Reader } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { actionCheck, makerFor } from './actions.ts';

const SIZES = { sides: 2, units: 3, models: 4 };
const check = actionCheck(makerFor(SIZES));

/** For each kind without fields: a value that a battle of this size has, and one that it does not have. */
const LEAVES: Readonly<Record<SimpleKind, readonly [good: unknown, bad: unknown]>> = {
  side: [1, 2],
  'side-or-all': [-1, 2],
  unit: [2, 3],
  model: [3, 4],
  zone: [20, 21],
  choice: [30, 31],
  length: [-1_000_000, 1_000_001],
  number: [100_000, -1],
  truth: [true, 'true'],
  text: ['guarded', ''],
  path: [
    [0, 600],
    [0, 600, 0],
  ],
  action: ['charge', 'fly'],
  'reserve-kind': ['scout', 'waiting'],
  wish: ['as-it-is', 'as-it-was'],
};

/** A valid value, and invalid ones with the place of the error. */
interface Samples {
  good: unknown;
  bad: readonly (readonly [value: unknown, path: string])[];
  isWish?: boolean;
}

const SAMPLES: Maker<Samples> = {
  leaf: (kind) => ({ good: LEAVES[kind][0], bad: [[LEAVES[kind][1], '']], isWish: kind === 'wish' }),
  listOf: ({ good, bad, isWish = false }) => ({
    good: [good, good],
    bad: [
      ['none', ''],
      [Array.from({ length: 1001 }, () => good), ''],
      ...(isWish ? [[[good], ''] as const] : []),
      ...bad.map(([one, path]) => [[good, one], `[1]${path}`] as const),
    ],
  }),
  optional: (samples) => samples,
  withFields: (fields) => {
    const entries = Object.entries(fields);
    const good = Object.fromEntries(entries.map(([name, samples]) => [name, samples.good]));
    const broken = entries.flatMap(([name, samples]) =>
      samples.bad.map(([one, path]) => [{ ...good, [name]: one }, `.${name}${path}`] as const),
    );
    return { good, bad: [...broken, [{ ...good, really: 1 }, '.really']] };
  },
};

const placesOf = (action: unknown): string[] => {
  const reader = new Reader(action, 'action');
  check(reader);
  return reader.findings.map(({ path }) => path);
};

describe.each(Object.entries(makeActions(SAMPLES)))('a written %s', (type, fields) => {
  const { good, bad } = SAMPLES.withFields(fields);

  test('is accepted with all its fields', () => expect(placesOf({ type, ...(good as object) })).toEqual([]));

  test('is refused for each invalid field, with its place', () => {
    const found = bad.map(([value]) => placesOf({ type, ...(value as object) }));
    expect(found).toEqual(bad.map(([, path]) => [`action${path}`]));
  });
});
