import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../common/config.ts';
import { testServer } from '../testing/server.ts';
import { MIGRATIONS } from './migrations.ts';
import { openFolder, openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';

test('only one server uses a folder at a time', async () => {
  const first = await testServer();
  await expect(testServer({ data: first.data })).rejects.toThrow(
    `Another Muster server (process ${process.pid}) already uses ${first.data}`,
  );
  const again = await first.again();
  await again.end();
});

test('stored files are readable only by their owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-private-'));
  const data = join(folder, 'data');
  const server = await testServer({ data });
  const readable = (): string[] => [
    ...((statSync(data).mode & 0o077) === 0 ? [] : ['the folder']),
    ...readdirSync(data).filter(
      (name) => /^(muster\.db|secret)/.test(name) && (statSync(join(data, name)).mode & 0o077) !== 0,
    ),
  ];
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['muster.db', 'muster.db-wal', 'secret']));
  expect(readable()).toEqual([]);
  await server.stop();
  // The copy before an update.
  const store = openSqlite(join(data, 'muster.db'), { migrations: [...MIGRATIONS, 'create table more (a text)'] });
  await store.close();
  expect(readdirSync(data)).toContain(`muster.db.before-${MIGRATIONS.length + 1}`);
  expect(readable()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the password of a PostgreSQL is in no message', async () => {
  const secret = 'hunter2secret';
  for (const place of ['127.0.0.1:1/x', 'no-host.invalid/x', '127.0.0.1:99999/x', '[bad/x']) {
    const config = readConfig({ DATABASE_URL: `postgres://muster:${secret}@${place}` });
    const error = await openStore(config).catch((failed: Error) => failed);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message, place).not.toContain(secret);
  }
});

test('an unusable data folder is refused with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-open-'));
  const config = readConfig({ MUSTER_DATA: join(folder, 'new', 'data') });
  openFolder(config)();
  expect(existsSync(join(config.data, 'muster.lock'))).toBe(true);
  writeFileSync(join(config.data, 'muster.db'), 'SQLite format 3\0'.padEnd(4096, 'x'));
  await expect(openStore(config)).rejects.toThrow(/muster\.db cannot be read .*replace it with a backup/);
  writeFileSync(join(folder, 'file'), '');
  expect(() => openFolder(readConfig({ MUSTER_DATA: join(folder, 'file') }))).toThrow('file');
});
