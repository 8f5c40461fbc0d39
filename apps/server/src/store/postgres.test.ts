import { afterAll, describe } from 'vitest';
import { postgresPrograms, startPostgres } from '../testing/postgres.ts';
import { storeContract } from './contract.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
if (programs === undefined && process.env.CI)
  throw new Error('PostgreSQL is needed here: install it, or set POSTGRES_BIN.');

describe.skipIf(programs === undefined)('with a PostgreSQL', async () => {
  if (programs === undefined) return;
  const postgres = await startPostgres(programs);
  afterAll(() => postgres.stop());
  storeContract(
    'PostgreSQL',
    () => openPostgres(postgres.url),
    () => openPostgres(postgres.url),
  );
});
