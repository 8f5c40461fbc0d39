import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../store/migrations.ts';
import { linesOf } from './dump-lines.ts';
import { restoreBackup } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** Restores a backup that holds one file; what is in the data folder afterwards. */
const restoring = async (file: string, make: (path: string) => void): Promise<string[]> => {
  const [from, data] = [join(folder, `backup-${++count}`), join(folder, `data-${count}`)];
  mkdirSync(from);
  make(join(from, file));
  try {
    await restoreBackup({ data }, from);
  } finally {
    expect(readdirSync(data).filter((name) => name.includes('.restoring'))).toEqual([]);
  }
  return readdirSync(data);
};

const head = { format: 'muster-dump', version: MIGRATIONS.length, made: '' };
const person = { id: 'a', name: 'Ada', created: 1, seen: 1, epoch: 0 };
const dump = (...lines: readonly unknown[]): Promise<string[]> =>
  restoring('muster.jsonl.gz', (path) =>
    writeFileSync(path, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  );

test('a dump is restored, unless it is incomplete or not from Muster', async () => {
  expect(await dump(head, { table: 'people', row: person }, { end: true, rows: 1 })).toContain('muster.db');
  await expect(dump(head, { table: 'people', row: person }, { end: true, rows: 2 })).rejects.toThrow('not complete');
  await expect(dump({ ...head, version: 'x' }, { end: true, rows: 0 })).rejects.toThrow('not a dump of Muster');
  await expect(dump({ ...head, version: 99 }, { end: true, rows: 0 })).rejects.toThrow('newer version of Muster');
  await expect(dump(head, { table: 'people', row: { ...person, nothing: 1 } }, { end: true, rows: 1 })).rejects.toThrow(
    'nothing',
  );
});

test('column names in a dump cannot contain SQL', async () => {
  for (const row of [{ ...person, 'name) select 1; --': 'x' }, { ...person, name: { a: 1 } }, null])
    await expect(dump(head, { table: 'people', row }, { end: true, rows: 1 })).rejects.toThrow('row 1 is not a row');
});

test('a line that would fill the memory is refused while reading', async () => {
  const file = join(folder, 'bomb.gz');
  writeFileSync(file, gzipSync(`${'x'.repeat(3_000_000)}\n`));
  const read = async (longest: number): Promise<number[]> => {
    const lengths = [];
    for await (const line of linesOf(file, longest)) lengths.push(line.length);
    return lengths;
  };
  expect(await read(3_000_000)).toEqual([3_000_000]);
  await expect(read(1_000_000)).rejects.toThrow('a line of more than 1 MB');
});

test('a database file that is too new or not from Muster is refused', async () => {
  const made = (sql: string): Promise<string[]> =>
    restoring('muster.db', (path) => {
      const db = new Database(path);
      db.exec(sql);
      db.close();
    });
  await expect(made('create table other (a text)')).rejects.toThrow('is not a backup of Muster');
  await expect(made('pragma user_version = 99; create table a (b text)')).rejects.toThrow('newer version of Muster');
});
