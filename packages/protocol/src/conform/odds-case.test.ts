import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConformance, type ConformanceCase } from './file.ts';
import { runOddsCase } from './odds-case.ts';

const file = parseConformance(JSON.parse(readFileSync('/work/shared/conformance/odds-examples.json', 'utf8')));
const cases: readonly ConformanceCase[] = file.ok ? file.value.cases : [];

describe('all', () => {
  test.each(cases.map((one) => [one.id, one.title, one] as const))('%s %s', (_id, _title, one) => {
    expect(runOddsCase(one).mismatches).toEqual([]);
  });
});
