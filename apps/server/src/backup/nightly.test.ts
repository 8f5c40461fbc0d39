import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../common/config.ts';
import { testServer } from '../testing/server.ts';
import { backupsIn, forgetOldBackups, madeAt } from './backup.ts';
import { backUpNightly, isDue } from './nightly.ts';

const at = (day: number, hour: number): Date => new Date(2026, 5, day, hour, 30);

test('a backup is due once after its hour, even if the server was off', () => {
  expect(isDue(3, undefined, at(10, 12))).toBe(true);
  expect(isDue(3, at(10, 3).getTime(), at(10, 12))).toBe(false);
  expect(isDue(3, at(10, 3).getTime(), at(11, 2))).toBe(false);
  expect(isDue(3, at(10, 3).getTime(), at(11, 3))).toBe(true);
  expect(isDue(3, at(9, 2).getTime(), at(10, 2))).toBe(true);
  expect(isDue(0, at(10, 0).getTime(), at(10, 23))).toBe(false);
});

test('a name contains the time of the backup, and only backups are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-nightly-'));
  expect(madeAt('/x/muster-20260610-033000')).toBe(Date.UTC(2026, 5, 10, 3, 30));
  for (const name of ['muster-20260610-033000', 'muster-20260611-033000', 'muster-20260612-033000', 'my-own'])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'muster-20260610-033000', 'muster.db'), '');
  expect(forgetOldBackups(folder, 2)).toEqual([join(folder, 'muster-20260610-033000')]);
  expect(readdirSync(folder).sort()).toEqual(['muster-20260611-033000', 'muster-20260612-033000', 'my-own']);
});

test('a server makes nightly backups, keeps a number of them, and reports failures', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'muster-nightly-')), 'backups');
  for (const day of [1, 2, 3]) mkdirSync(join(folder, `muster-2026010${day}-033000`), { recursive: true });
  const server = await testServer({ backups: { folder, hour: 3, keep: 2 } });
  await expect.poll(() => backupsIn(folder).map((path) => existsSync(join(path, 'muster.db')))).toEqual([false, true]);
  await server.end();
  const failed: unknown[] = [];
  const config = {
    ...readConfig({ MUSTER_DATA: join(folder, 'nothing') }),
    backups: { folder: server.data, hour: 3, keep: 2 },
  };
  const stop = backUpNightly(config, { done: () => undefined, failed: (error) => failed.push(error) });
  await expect.poll(() => failed).toMatchObject([{ message: expect.stringContaining('There is no database') }]);
  stop();
});

test('settings of backups are checked', () => {
  expect(readConfig({}).backups).toEqual({ folder: undefined, hour: 3, keep: 14 });
  expect(readConfig({ MUSTER_BACKUP_HOUR: '0' }).backups.hour).toBe(0);
  expect(() => readConfig({ MUSTER_BACKUP_HOUR: '24' })).toThrow(
    'MUSTER_BACKUP_HOUR must be a whole number from 0 to 23',
  );
  expect(() => readConfig({ MUSTER_REGISTRATION: 'no' })).toThrow(
    'MUSTER_REGISTRATION must be open or invitation or closed',
  );
});
