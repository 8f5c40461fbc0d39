import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CaseResult, type ConformanceReport, failureLine, positionOfSetup, runConformance } from '@muster/conform';
import { checksum, type Ruleset } from '@muster/engine';
import { battleOfPosition, parsePosition, positionOf } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';
import { describe, expect, test, vi } from 'vitest';
import { conformCommand } from '../apps/cli/src/commands/conform.ts';

const folder = new URL('./conformance/', import.meta.url).pathname;
const shared = new URL('../../shared/conformance/', import.meta.url).pathname;

interface Case {
  id: string;
  system: string;
  title: string;
  setup: Record<string, unknown>;
  command: unknown;
  dice: number[];
  diceFor?: string[];
  expected: Record<string, unknown>;
}

interface File {
  kind: string;
  version: number;
  cases: Case[];
}

const read = (path: string): File => JSON.parse(readFileSync(path, 'utf8')) as File;

const report = (file: unknown, system?: string): ConformanceReport => {
  const result = runConformance(file, { system });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, read(join(folder, name))] as const)
  .filter(([, { kind }]) => kind === 'battle');

describe.each(files)('%s', (_, file) => {
  const run = report(file);

  test.each(run.cases.map((one): [string, string, CaseResult] => [one.id, one.title, one]))(
    '%s %s',
    (_id, _title, one) => {
      expect(one.passed ? '' : failureLine(one)).toBe('');
    },
  );

  test('skips the cases of other games', () => {
    const few = report(file, 'gff');
    expect(run.leftOut).toBe(0);
    expect(few.passed).toBe(file.cases.filter((one) => one.system === 'GFF').length);
    expect(few.passed + few.failed + few.leftOut).toBe(file.cases.length);
  });

  test('every setup survives the position format', () => {
    for (const { id, system, setup } of file.cases) {
      const ruleset = rulesetOf(system.toLowerCase()) as Ruleset;
      const position = parsePosition(positionOfSetup(system.toLowerCase(), setup));
      if (!position.ok) throw new Error(`${id}: ${JSON.stringify(position.error)}`);
      const once = battleOfPosition(position.value, ruleset);
      const written = parsePosition(JSON.parse(JSON.stringify(positionOf(once))));
      if (!written.ok) throw new Error(`${id}: ${JSON.stringify(written.error)}`);
      const again = battleOfPosition(written.value, ruleset);
      expect([id, checksum(again.battle)]).toEqual([id, checksum(once.battle)]);
    }
  });
});

test('ids are unique', () => {
  const ids = files.flatMap(([, file]) => file.cases.map((one) => one.id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** Returns the paths of single values in what a case expects; empty lists and objects count as values. */
const leaves = (value: unknown, path: (string | number)[] = []): (string | number)[][] => {
  const inner = Array.isArray(value)
    ? value.map((item, i): [number, unknown] => [i, item])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return inner.length === 0 ? [path] : inner.flatMap(([key, item]) => leaves(item, [...path, key]));
};

const other = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? [{ spoilt: 1 }] : { spoilt: 1 };
  return 'spoilt';
};

/** Returns copies of a case, each with one expectation changed. */
const changed = (one: Case): Case[] =>
  leaves(one.expected)
    .filter(([key]) => key !== 'codeAnyOf' && !(key === 'code' && one.expected['codeAnyOf']))
    .map((path) => {
      const copy = structuredClone(one);
      const last = path[path.length - 1];
      const at = path
        .slice(0, -1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy.expected);
      (at as Record<string, unknown>)[last] = other((at as Record<string, unknown>)[last]);
      return { ...copy, id: `${one.id} ${path.join('.')}` };
    });

/** Returns copies of an accepted case with one die more, one fewer, and the first or last die for another purpose. */
const otherDice = (one: Case): Case[] => {
  if (one.expected['accepted'] !== true) return [];
  const { dice, diceFor } = one;
  const more = { ...one, id: `${one.id} more`, dice: [...dice, 3], ...(diceFor ? { diceFor: [...diceFor, 'x'] } : {}) };
  if (dice.length === 0) return [more];
  const fewer = {
    ...one,
    id: `${one.id} fewer`,
    dice: dice.slice(1),
    ...(diceFor ? { diceFor: diceFor.slice(1) } : {}),
  };
  if (!diceFor) return [more, fewer];
  const purposes = [...new Set([0, diceFor.length - 1])];
  return [more, fewer, ...purposes.map((i) => ({ ...one, id: `${one.id} for[${i}]`, diceFor: diceFor.with(i, 'x') }))];
};

describe.each(files)('%s, with errors added', (_, file) => {
  const { cases } = file;
  const stillPassing = (spoilt: Case[]): string[] => {
    const { cases: results } = report({ ...file, cases: spoilt });
    expect(results.length).toBeGreaterThan(100);
    return results.filter((one) => one.passed).map((one) => one.id);
  };

  test('fails wherever an expectation is changed', () => expect(stillPassing(cases.flatMap(changed))).toEqual([]));

  test('fails with a die more, a die fewer and a die for another purpose', () =>
    expect(stillPassing(cases.flatMap(otherDice))).toEqual([]));
});

describe('the runner', () => {
  const [, examples] = files.find(([name]) => name === 'battle-examples.json') ?? [];
  const one = examples?.cases.find(({ id }) => id === 'B-105') as Case;
  const failure = (change: Partial<Record<keyof Case, unknown>>, kind = 'battle'): string => {
    const { cases } = report({ kind, version: 1, cases: [{ ...one, ...change }] });
    return cases[0].passed ? 'passed' : failureLine(cases[0]).replace(`${one.id} ${one.title}: `, '');
  };

  test('passes a correct case', () => expect(failure({})).toBe('passed'));

  test('fails a case that it cannot run, and says why', () => {
    expect(failure({}, 'chess')).toBe('kind chess is not supported yet');
    expect(failure({}, 'constructor')).toBe('kind constructor is not supported yet');
    expect(failure({ system: 'Chess' })).toBe('the system chess is not supported yet');
    expect(failure({ command: { type: 'dance' } })).toBe('the command dance is not supported yet');
    expect(failure({ command: { type: 'toString' } })).toBe('the command toString is not supported yet');
    expect(failure({ command: 7 })).toBe('command is not an object');
    expect(failure({ dice: [7] })).toBe('dice is not a list of faces from 1 to 6');
    expect(failure({ expected: {} })).toBe('expected.accepted is neither true nor false');
    expect(failure({ expected: { accepted: true, colour: 'red' } })).toBe('expected.colour is not known');
    expect(failure({ command: { type: 'activate', unit: 'missing', action: 'hold' } })).toBe(
      'there is no unit missing',
    );
    expect(failure({ setup: { units: [{ id: 'w' }] } })).toMatch(/^the setup cannot be played: units\[0\]/);
  });

  test('shows expected and actual values', () => {
    expect(failure({ expected: { accepted: true, units: { d: { alive: 5 } } } })).toBe(
      'units.d.alive: expected 5, got 4',
    );
    expect(failure({ expected: { accepted: false, code: 'NO_LOS' } })).toMatch(
      /accepted: expected "false \(NO_LOS\)", got true/,
    );
    expect(failure({ dice: one.dice.slice(0, 3), diceFor: one.diceFor?.slice(0, 3) })).toMatch(/no die left for block/);
  });

  test('rejects what is not a conformance file', () => {
    for (const value of [
      undefined,
      null,
      7,
      [],
      {},
      { kind: 'battle', version: 1 },
      { kind: 'battle', version: 2, cases: [] },
    ])
      expect(runConformance(value).ok).toBe(false);
    expect(runConformance({ kind: 'battle', version: 1, cases: [null] }).ok).toBe(false);
  });

  test('survives cases that make no sense', () => {
    for (const body of [
      {},
      { id: 5 },
      { system: 'gf', setup: 3, command: {}, expected: [] },
      { ...one, setup: { terrain: 4 } },
    ])
      expect(report({ kind: 'battle', version: 1, cases: [body] }).failed).toBe(1);
  });
});

describe('muster conform', () => {
  const conform = async (...args: string[]): Promise<{ out: string; err: string; code: unknown }> => {
    const said = { out: '', err: '' };
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said.out += String(text)), true));
    const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said.err += String(text)), true));
    const before = process.exitCode;
    process.exitCode = 0;
    try {
      await conformCommand().parseAsync(args, { from: 'user' });
      return { ...said, code: process.exitCode };
    } finally {
      process.exitCode = before;
      out.mockRestore();
      err.mockRestore();
    }
  };
  const examples = join(folder, 'battle-examples.json');

  test('lists the cases that fail, then the total', async () => {
    const place = mkdtempSync(join(tmpdir(), 'muster-conform-'));
    try {
      const file = read(examples);
      const spoilt = file.cases.map((one) =>
        one.id === 'B-007' ? { ...one, expected: { accepted: true, units: { d: { alive: 1 } } } } : one,
      );
      writeFileSync(join(place, 'spoilt.json'), JSON.stringify({ ...file, cases: spoilt }));
      const { out, code } = await conform(join(place, 'spoilt.json'));
      expect(out).toBe(
        'B-007 plain model, one wound, die 5: knocked out: units.d.alive: expected 1, got 0\n134 passed, 1 failed\n',
      );
      expect(code).toBe(1);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });

  test('skips cases of other games on request', async () => {
    const { out, code } = await conform(examples, '--system', 'gf');
    expect(out).toBe('18 cases of other games skipped (--system gf).\n117 passed, 0 failed\n');
    expect(code).toBe(0);
  });

  test('prints every case as JSON', async () => {
    const { out } = await conform(examples, '--json', '--system', 'gf');
    const { files: told, passed } = JSON.parse(out) as { files: { cases: CaseResult[] }[]; passed: number };
    expect(passed).toBe(117);
    expect(told[0].cases).toHaveLength(117);
    expect(told[0].cases[0]).toMatchObject({ id: 'B-001', passed: true, actual: { accepted: true } });
  });

  test('runs the other files when one cannot be read', async () => {
    const place = mkdtempSync(join(tmpdir(), 'muster-conform-'));
    try {
      writeFileSync(join(place, 'broken.json'), '{');
      const { out, err, code } = await conform(
        join(place, 'broken.json'),
        join(place, 'none.json'),
        examples,
        '--system',
        'GF',
      );
      expect(out).toMatch(/117 passed, 0 failed\n$/);
      expect(err).toMatch(/broken\.json cannot be used/);
      expect(err).toMatch(/none\.json cannot be read/);
      expect(code).toBe(2);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});

describe('the shared conformance files', () => {
  const there = existsSync(shared);

  if (!there) test('are there', (context) => context.skip('there is no ../shared/conformance'));

  const battles = there
    ? readdirSync(shared)
        .filter((name) => name.endsWith('.json'))
        .map((name) => [name, read(join(shared, name))] as const)
        .filter(([, file]) => file.kind === 'battle' || file.kind === 'odds')
    : [];

  test.runIf(there).each(battles)('%s', (_, file) => {
    expect(
      report(file)
        .cases.filter((one) => !one.passed)
        .map(failureLine),
    ).toEqual([]);
  });
});
