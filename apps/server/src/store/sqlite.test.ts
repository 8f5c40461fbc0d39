import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { storeContract } from './contract.ts';
import { openSqlite } from './sqlite.ts';

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

test('a store that is closed has everything in its one file', async () => {
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

test('a store that is closed keeps what came before, and nothing that comes later', async () => {
  const store = openSqlite(join(folder, 'closed.db'));
  const before = store.addPerson({ id: 'a', name: 'Ada' });
  const closing = store.close();
  await expect(store.addPerson({ id: 'b', name: 'Ben' })).rejects.toThrow('closed');
  await Promise.all([before, closing]);
  await expect(store.addPerson({ id: 'c', name: 'Cy' })).rejects.toThrow('closed');
  const again = openSqlite(join(folder, 'closed.db'));
  expect([(await again.person('a'))?.name, await again.person('b'), await again.person('c')]).toEqual([
    'Ada',
    undefined,
    undefined,
  ]);
  await again.close();
});

test('a torn file is refused, not mended', () => {
  const torn = join(folder, 'torn.db');
  writeFileSync(torn, 'SQLite format 3\0'.padEnd(4096, 'x'));
  expect(() => openSqlite(torn)).toThrow();
});
