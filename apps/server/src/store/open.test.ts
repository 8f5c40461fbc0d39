import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testServer } from '../testing/server.ts';
import { openFolder, openStore } from './open.ts';

test('one server uses a folder at a time', async () => {
  const first = await testServer();
  await expect(testServer({ data: first.data })).rejects.toThrow(
    `Another Muster server (process ${process.pid}) already uses ${first.data}`,
  );
  const again = await first.again();
  await again.end();
});

test('a data folder that cannot be one is refused with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-open-'));
  const config = readConfig({ MUSTER_DATA: join(folder, 'new', 'data') });
  openFolder(config)();
  expect(existsSync(join(config.data, 'muster.lock'))).toBe(true);
  writeFileSync(join(config.data, 'muster.db'), 'SQLite format 3\0'.padEnd(4096, 'x'));
  await expect(openStore(config)).rejects.toThrow(/muster\.db cannot be read .*put a backup in its place/);
  writeFileSync(join(folder, 'file'), '');
  expect(() => openFolder(readConfig({ MUSTER_DATA: join(folder, 'file') }))).toThrow('file');
});
