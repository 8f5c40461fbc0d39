import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newDatabase,
  openPostgres,
  openSqlite,
  postgresPrograms,
  type PrivatePostgres,
  startPostgres,
} from '@muster/server/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Home, killAgainAndAgain } from '../server/kills.ts';

const KILLS = Number(process.env.KILLS ?? 200);
const programs = postgresPrograms();

describe.concurrent(`a server that is killed ${KILLS} times`, () => {
  let postgres: PrivatePostgres | undefined;
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-kills-'));
    folders.push(folder);
    return folder;
  };
  beforeAll(async () => {
    if (programs) postgres = await startPostgres(programs);
  });
  afterAll(() => {
    postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('loses nothing that was confirmed: a file', { timeout: 600_000 }, async () => {
    const data = newFolder();
    const open: Home['open'] = async () => openSqlite(join(data, 'muster.db'));
    console.info('SQLite:', await killAgainAndAgain({ env: { MUSTER_DATA: data }, open }, KILLS));
  });

  test.skipIf(!programs)('loses nothing that was confirmed: PostgreSQL', { timeout: 600_000 }, async () => {
    const url = await newDatabase(postgres?.url ?? '', 'kills');
    const env = { MUSTER_DATA: newFolder(), DATABASE_URL: url };
    console.info('PostgreSQL:', await killAgainAndAgain({ env, open: () => openPostgres(url) }, KILLS));
  });
});
