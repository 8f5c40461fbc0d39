import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  campaignRef,
  type Command,
  decideCommand,
  type Entry,
  evolve,
  factsOf,
  keyedSource,
  NO_CAMPAIGN,
} from '@muster/campaign';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandError } from '../findings.ts';
import { disk } from './disk.ts';
import { lockFile, underLock } from './lock.ts';
import { appendEntries, createBook, openBook, repairBook } from './store.ts';

let folder = '';
let file = '';
let notes: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-campaign-'));
  file = join(folder, 'war.jsonl');
  notes = [];
  // Waiting for the disk takes long: here it is only counted.
  vi.spyOn(disk, 'keep').mockImplementation(() => undefined);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => notes.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const entriesFor = (commands: readonly Command[]): Entry[] => {
  let campaign = NO_CAMPAIGN;
  return commands.map((command) => {
    const decision = decideCommand(campaign, command, keyedSource('store'));
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    ({ campaign } = decision);
    return { fact: { at: '2025-03-09', by: 'Ann', command, draws: decision.draws, changes: decision.changes } };
  });
};

const joins = (army: string): Command => ({
  type: 'join',
  army,
  name: `The ${army}`,
  player: 'Ann',
  units: [{ id: `${army}-guard`, base: 100 }],
});
const [founding, red, blue, word] = entriesFor([
  { type: 'found', name: 'War', ruleset: campaignRef('gf-3.4.0'), kind: 'endless', begun: '2025-03-01' },
  joins('red'),
  joins('blue'),
  { type: 'override', by: 'Ann', reason: 'é', override: { of: 'campaign', set: { played: 3 } } },
]);

/** The refusal that a call ends with. */
const refusalOf = (call: () => unknown): { code: string; message: string } => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { code: (error.more['refusal'] as { code: string }).code, message: error.message };
  }
  throw new Error('it was not refused');
};

const armies = (): string[] => evolve(factsOf(openBook(file).entries)).armies.map(({ id }) => id);

describe('a campaign file', () => {
  test('contains what was written, without leaving locks or temporary files', () => {
    createBook(file, 'War', [founding]);
    appendEntries(file, openBook(file), [red]);
    appendEntries(file, openBook(file), [blue]);
    expect(armies()).toEqual(['red', 'blue']);
    expect(readdirSync(folder)).toEqual(['war.jsonl']);
  });

  test('is on the disk before a command succeeds', () => {
    createBook(file, 'War', [founding]);
    const book = openBook(file);
    vi.mocked(disk.keep).mockClear();
    appendEntries(file, book, [red]);
    // The lock, and then the file itself.
    expect(disk.keep).toHaveBeenCalledTimes(2);
  });

  test('never replaces another file', () => {
    writeFileSync(file, 'precious');
    expect(refusalOf(() => createBook(file, 'War', [founding])).code).toBe('file-exists');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('refuses entries that could not be read again', () => {
    createBook(file, 'War', [founding]);
    const before = readFileSync(file, 'utf8');
    const unsigned = 'fact' in red ? { fact: { ...red.fact, by: '' } } : red;
    expect(() => appendEntries(file, openBook(file), [unsigned])).toThrow(CommandError);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('two writers', () => {
  test('the second writer must reload after the first one has written', () => {
    createBook(file, 'War', [founding]);
    const [mine, theirs] = [openBook(file), openBook(file)];
    appendEntries(file, mine, [red]);
    const after = readFileSync(file, 'utf8');
    const { code, message } = refusalOf(() => appendEntries(file, theirs, [blue]));
    expect([code, readFileSync(file, 'utf8')]).toEqual(['reload', after]);
    expect(message).toContain('has changed since it was read (2 entries, not 1). Nothing was saved.');
    appendEntries(file, openBook(file), [blue]);
    expect(armies()).toEqual(['red', 'blue']);
  });

  test('a changed file with the same number of entries is noticed', () => {
    createBook(file, 'War', [founding]);
    const mine = openBook(file);
    rmSync(file);
    createBook(file, 'War', [{ fact: { ...('fact' in founding ? founding.fact : never()), by: 'Ben' } }]);
    expect(refusalOf(() => appendEntries(file, mine, [red])).code).toBe('reload');
  });

  test('a second writer waits, then reports that the file is locked', () => {
    createBook(file, 'War', [founding]);
    writeFileSync(lockFile(file), `${hostname()} ${process.ppid}\n`);
    expect(refusalOf(() => underLock(file, () => undefined, 100)).code).toBe('locked');
    expect(existsSync(lockFile(file))).toBe(true);
  });

  test('the lock of a process that has ended is removed', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile(file), `${hostname()} ${pid}\n`);
    expect(underLock(file, () => 'done', 100)).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a lock without a name expires after a moment', () => {
    writeFileSync(lockFile(file), '');
    expect(refusalOf(() => underLock(file, () => undefined, 100)).code).toBe('locked');
    const longAgo = Date.now() / 1000 - 60;
    utimesSync(lockFile(file), longAgo, longAgo);
    expect(underLock(file, () => 'done', 100)).toBe('done');
  });

  test('a lock of another machine is not removed', () => {
    writeFileSync(lockFile(file), 'elsewhere 1\n');
    const { code, message } = refusalOf(() => underLock(file, () => undefined, 100));
    expect([code, message]).toEqual(['locked', expect.stringContaining(`delete ${lockFile(file)}`)]);
  });
});

const never = (): never => {
  throw new Error('never');
};

describe('a process that was killed while it wrote', () => {
  const tornFiles = (): string[] => readdirSync(folder).filter((name) => name.includes('.torn-'));

  test('loses no completed command when the last line is cut at any byte, and can be written again', () => {
    createBook(file, 'War', [founding, red]);
    const acknowledged = readFileSync(file);
    appendEntries(file, openBook(file), [word]);
    const whole = readFileSync(file);
    for (let cut = acknowledged.length; cut <= whole.length; cut++) {
      writeFileSync(file, whole.subarray(0, cut));
      const isWhole = cut >= whole.length - 1;
      const book = openBook(file);
      expect(book.entries.length).toBe(isWhole ? 3 : 2);
      const isTorn = !isWhole && cut > acknowledged.length;
      // Reading changes nothing.
      expect([readFileSync(file).equals(whole.subarray(0, cut)), tornFiles()]).toEqual([true, []]);
      if (isTorn) expect(notes.at(-1)).toContain('the last command was interrupted');
      if (isWhole) continue;
      appendEntries(file, book, [word]);
      expect(readFileSync(file).equals(whole)).toBe(true);
      expect(tornFiles()).toEqual(isTorn ? ['war.jsonl.torn-1'] : []);
      if (!isTorn) continue;
      expect(readFileSync(`${file}.torn-1`).equals(whole.subarray(acknowledged.length, cut))).toBe(true);
      rmSync(`${file}.torn-1`);
    }
  }, 60_000);

  test('a last line without a line break gets one before the next line', () => {
    createBook(file, 'War', [founding, red]);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, -1));
    appendEntries(file, openBook(file), [blue]);
    expect(readFileSync(file, 'utf8').startsWith(whole)).toBe(true);
    expect(armies()).toEqual(['red', 'blue']);
  });

  test('a last line that was damaged later is moved to another file with its own message', () => {
    createBook(file, 'War', [founding, red]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('red-guard', 'bad-guard'));
    writeFileSync(`${file}.torn-1`, 'older');
    const spoilt = readFileSync(file, 'utf8');
    expect(armies()).toEqual([]);
    expect([readFileSync(file, 'utf8'), tornFiles()]).toEqual([spoilt, ['war.jsonl.torn-1']]);
    expect(notes.join('')).toContain('entry 2, is damaged');
    expect(repairBook(file)).toBe(`${file}.torn-2`);
    expect(readFileSync(`${file}.torn-2`, 'utf8')).toContain('bad-guard');
    expect([repairBook(file), armies()]).toEqual([undefined, []]);
  });

  test('an incomplete line is left alone while another process is writing', () => {
    createBook(file, 'War', [founding, red]);
    const half = readFileSync(file, 'utf8').slice(0, -20);
    writeFileSync(file, half);
    writeFileSync(lockFile(file), `${hostname()} ${process.ppid}\n`);
    expect(armies()).toEqual([]);
    expect([readFileSync(file, 'utf8'), tornFiles(), notes]).toEqual([half, [], []]);
  });

  test('a byte order mark before the first line is skipped', () => {
    createBook(file, 'War', [founding, red]);
    const marked = `\uFEFF${readFileSync(file, 'utf8')}`;
    writeFileSync(file, marked);
    appendEntries(file, openBook(file), [blue]);
    expect(armies()).toEqual(['red', 'blue']);
    expect(readFileSync(file, 'utf8').startsWith(marked)).toBe(true);
  });

  test('a file that is damaged in the middle is refused and not changed', () => {
    createBook(file, 'War', [founding, red, blue]);
    const spoilt = readFileSync(file, 'utf8').replace('red-guard', 'bad-guard');
    writeFileSync(file, spoilt);
    const { code, message } = refusalOf(() => openBook(file));
    expect([code, message]).toEqual(['spoilt-line', expect.stringContaining('line 3')]);
    expect(readFileSync(file, 'utf8')).toBe(spoilt);
  });
});
