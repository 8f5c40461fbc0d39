import { copyFileSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { storeContract } from '../testing/contract.ts';
import { openSqlite } from './sqlite.ts';
import { StoreTrouble, troubleOfSqlite } from '../common/trouble.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-sqlite-'));
const file = join(folder, 'muster.db');

storeContract(
  'SQLite',
  async () => openSqlite(file),
  async () => openSqlite(file),
);

test('a database of a newer Muster is not touched', () => {
  const newer = join(folder, 'newer.db');
  const db = new Database(newer);
  db.exec('pragma user_version = 99');
  db.close();
  expect(() => openSqlite(newer)).toThrow('made by a newer version of Muster');
});

test('a closed store has all data in its one file', async () => {
  const whole = join(folder, 'whole.db');
  const store = openSqlite(whole);
  await store.addPerson({ id: 'a', name: 'Ada' });
  await store.close();
  const copy = join(folder, 'copy.db');
  copyFileSync(whole, copy);
  const again = openSqlite(copy);
  expect((await again.person('a'))?.name).toBe('Ada');
  await again.close();
});

test('a closed store has all earlier changes and no later ones', async () => {
  const store = openSqlite(join(folder, 'closed.db'));
  const before = store.addPerson({ id: 'a', name: 'Ada' });
  const closing = store.close();
  await expect(store.addPerson({ id: 'b', name: 'Ben' })).rejects.toThrow('closed');
  await Promise.all([before, closing]);
  await expect(store.addPerson({ id: 'c', name: 'Cy' })).rejects.toThrow('closed');
  await expect(store.person('a')).rejects.toThrow('closed');
  const again = openSqlite(join(folder, 'closed.db'));
  expect([(await again.person('a'))?.name, await again.person('b'), await again.person('c')]).toEqual([
    'Ada',
    undefined,
    undefined,
  ]);
  await again.close();
});

test('a damaged file is refused, not repaired', () => {
  const torn = join(folder, 'torn.db');
  writeFileSync(torn, 'SQLite format 3\0'.padEnd(4096, 'x'));
  expect(() => openSqlite(torn)).toThrow();
});

test('while another program locks the file, only changes wait', async () => {
  const held = join(folder, 'held.db');
  const store = openSqlite(held);
  await store.addPerson({ id: 'a', name: 'Ada' });
  const other = new Database(held);
  other.exec('begin immediate');
  let done = false;
  const waiting = store.addPerson({ id: 'b', name: 'Ben' }).then(() => (done = true));
  // The timers of this thread run while the other one waits.
  for (let i = 0; i < 10; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await store.person('a'))?.name).toBe('Ada');
  }
  expect(done).toBe(false);
  other.exec('rollback');
  await waiting;
  expect((await store.person('b'))?.name).toBe('Ben');
  other.close();
  await store.close();
});

test('a change that waits too long for another program fails, and later ones go through', async () => {
  const held = join(folder, 'held-long.db');
  const store = openSqlite(held, { patience: 50 });
  await store.check();
  const other = new Database(held);
  other.exec('begin immediate');
  await expect(store.addPerson({ id: 'a', name: 'Ada' })).rejects.toMatchObject({ code: 'busy' });
  other.exec('rollback');
  other.close();
  await store.addPerson({ id: 'a', name: 'Ada' });
  expect((await store.person('a'))?.name).toBe('Ada');
  await store.close();
});

test('a file with damaged pages is detected at the start, stays readable and is never written to', async () => {
  const torn = join(folder, 'torn-pages.db');
  const store = openSqlite(torn);
  await store.addPerson({ id: 'a', name: 'Ada' });
  for (let i = 0; i < 20; i++)
    await store.addBattle(`battle-${i}`, { long: 'x'.repeat(20_000) }, { entries: [{ body: i }], summary: {} });
  await store.close();
  const bytes = readFileSync(torn);
  bytes.fill(0xa5, bytes.length - 12 * 4096, bytes.length - 2 * 4096);
  writeFileSync(torn, bytes);
  const damaged = openSqlite(torn);
  for (const change of [
    damaged.check(),
    damaged.addPerson({ id: 'b', name: 'Ben' }),
    damaged.addBattle('new', {}, { entries: [{ body: 'a' }], summary: {} }),
  ])
    await expect(change).rejects.toMatchObject({ code: 'damaged' });
  expect((await damaged.person('a'))?.name).toBe('Ada');
  await damaged.close();
  expect(readFileSync(torn).equals(bytes)).toBe(true);
});

test('a file damaged while open is not written to after detection', async () => {
  const torn = join(folder, 'torn-later.db');
  const store = openSqlite(torn);
  await store.addBattle('one', { long: 'x'.repeat(2_000_000) }, { entries: [{ body: 1 }], summary: {} });
  await store.check();
  await store.close();
  const again = openSqlite(torn);
  await again.check();
  const bytes = readFileSync(torn);
  writeFileSync(torn, Buffer.concat([bytes.subarray(0, 8 * 4096), Buffer.alloc(bytes.length - 8 * 4096, 0xa5)]));
  await expect(again.battle('one')).rejects.toMatchObject({ code: 'damaged' });
  await expect(again.addPerson({ id: 'b', name: 'Ben' })).rejects.toMatchObject({ code: 'damaged' });
  await again.close();
});

test('nothing is written to a file that was removed', async () => {
  const moved = join(folder, 'moved.db');
  const store = openSqlite(moved);
  await store.addPerson({ id: 'a', name: 'Ada' });
  renameSync(moved, `${moved}.old`);
  await expect(store.addPerson({ id: 'b', name: 'Ben' })).rejects.toMatchObject({ code: 'moved' });
  writeFileSync(moved, '');
  await expect(store.addPerson({ id: 'b', name: 'Ben' })).rejects.toMatchObject({ code: 'moved' });
  renameSync(`${moved}.old`, moved);
  await store.addPerson({ id: 'b', name: 'Ben' });
  await store.close();
});

test('errors of SQLite are grouped by what to do about them', () => {
  const of = (rawCode: number): unknown => troubleOfSqlite(Object.assign(new Error('of SQLite'), { rawCode }));
  // SQLITE_IOERR_WRITE and SQLITE_READONLY_DIRECTORY are kinds of their first byte; 19 is a broken constraint.
  expect([5, 8, 13, 11, 26, 778, 1544].map((code) => (of(code) as { code?: string }).code)).toEqual([
    'busy',
    'read-only',
    'full',
    'damaged',
    'damaged',
    'disk',
    'read-only',
  ]);
  expect(of(19)).not.toBeInstanceOf(StoreTrouble);
});
