// In the format, `then` is what a case expects.
/* oxlint-disable unicorn/no-thenable */
import { type CaseResult, type ConformanceReport, failureLine, runConformance } from '@muster/conform';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = new URL('./conformance/', import.meta.url).pathname;

interface Step {
  op: string;
  dice?: { for: string; d6: number }[];
  picks?: { for: string; is: string }[];
  choices?: unknown[];
}

interface Case {
  id: string;
  ruleset: string;
  rulings: string[];
  when: Step[];
  then: Record<string, unknown>;
}

interface File {
  kind: string;
  version: number;
  cases: Case[];
}

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as File] as const)
  .filter(([, { kind }]) => kind === 'campaign');

const report = (file: unknown): ConformanceReport => {
  const result = runConformance(file);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe.each(files)('%s', (_, file) => {
  test.each(report(file).cases.map((one): [string, string, CaseResult] => [one.id, one.title, one]))(
    '%s %s',
    (_id, _title, one) => {
      expect(one.passed ? '' : failureLine(one)).toBe('');
    },
  );
});

test('ids are unique', () => {
  const ids = files.flatMap(([, { cases }]) => cases.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** Returns copies of a value, each with one leaf changed. Units that are gone have a test of their own. */
const changedCopies = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.length === 0 ? [['spoilt']] : value.map((_, i) => value.toSpliced(i, 1));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([key]) => key !== 'gone')
      .flatMap(([key, inner]) => changedCopies(inner).map((other) => ({ ...value, [key]: other })));
  return [typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'spoilt'];
};

const stillPassing = (file: File, cases: readonly Case[]): string[] => {
  const { cases: results } = report({ ...file, cases });
  expect(results.length).toBeGreaterThan(50);
  return results.filter(({ passed }) => passed).map(({ id }) => id);
};

describe.each(files)('%s, with errors added', (_, file) => {
  test('fails wherever an expectation is changed', () => {
    const cases = file.cases.flatMap((one) =>
      changedCopies(one.then).map((then, i) => ({ ...one, id: `${one.id} ${i}`, then: then as Case['then'] })),
    );
    expect(stillPassing(file, cases)).toEqual([]);
  });

  test('fails with an extra die in a step that is carried out', () => {
    const cases = file.cases.flatMap((one) =>
      one.when.flatMap((step, i) => {
        const refused = (one.then['rejectedSteps'] ?? []) as number[];
        if (refused.includes(i)) return [];
        const more = { ...step, dice: [...(step.dice ?? []), { for: 'nothing', d6: 3 }] };
        return [{ ...one, id: `${one.id} ${i}`, when: one.when.with(i, more) }];
      }),
    );
    expect(stillPassing(file, cases)).toEqual([]);
  });
});

test('a unit that should be gone and is not fails its case', () => {
  const [, file] = files.find(([name]) => name === 'campaign-examples.json') ?? [];
  const one = file?.cases.find(({ id }) => id === 'C-024') as Case;
  const armies = { A: { gone: ['A1'] } };
  expect(report({ ...file, cases: [{ ...one, then: { armies } }] }).passed).toBe(1);
  expect(report({ ...file, cases: [{ ...one, when: [], then: { armies } }] }).failed).toBe(1);
});

/** Rulings that show only in battles, or nowhere. */
const ELSEWHERE = new Set(
  'G5 M5 M8 E17 E18 E19 E23 E27 E28 E29 E30 E31 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16'.split(' '),
);

test('every ruling that shows in the campaign’s books has three cases', () => {
  const counts = new Map<string, number>();
  for (const [, { cases }] of files)
    for (const { rulings } of cases) for (const code of rulings) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [
    ...range('G', 13),
    ...range('C', 13),
    ...range('S', 6),
    ...range('M', 14),
    ...range('P', 9),
    ...range('K', 18),
    ...range('X', 12),
    ...range('L', 12),
    ...range('B', 11).filter((code) => code !== 'B10'),
    ...range('R', 6),
    ...range('E', 32),
  ];
  expect(codes.filter((code) => !ELSEWHERE.has(code) && (counts.get(code) ?? 0) < 3)).toEqual([]);
});

const range = (letter: string, to: number): string[] => Array.from({ length: to }, (_, i) => `${letter}${i + 1}`);
