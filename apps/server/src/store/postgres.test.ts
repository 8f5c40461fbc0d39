import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newDatabase, postgresPrograms, type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { storeContract } from '../testing/contract.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
/** A busy machine may take its time. */
const PATIENCE = { timeout: 300_000 };

describe.skipIf(programs === undefined)('with a PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());
  storeContract(
    'PostgreSQL',
    () => openPostgres(postgres.url),
    () => openPostgres(postgres.url),
  );

  test('a database in use is updated only on purpose, as a whole, and an older version leaves it alone', async () => {
    const url = await newDatabase(postgres.url, 'updated');
    const first = await openPostgres(url);
    await first.addBattle('old', {}, { entries: [{ body: 'a' }], summary: {} });
    await first.close();
    const step = `alter table battles add column place text not null default 'field'; create table places (a text);`;
    await expect(openPostgres(url, { migrations: [...MIGRATIONS, step] })).rejects.toThrow(
      /has version \d+, .* needs version \d+.*pg_dump.*MUSTER_UPDATE_DATABASE=true/,
    );
    const broken = [...MIGRATIONS, step, 'insert into nothing values (1)'];
    await expect(openPostgres(url, { migrations: broken, update: true })).rejects.toThrow('nothing');
    // Nothing of it has happened.
    await (await openPostgres(url)).close();
    const second = await openPostgres(url, { migrations: [...MIGRATIONS, step], update: true });
    expect(await second.append('old', 1, { entries: [{ body: 'b' }], summary: {} })).toBe(true);
    await second.addBattle('new', {}, { entries: [{ body: 'a' }], summary: {} });
    await second.close();
    await expect(openPostgres(url)).rejects.toThrow('newer version of Muster');
  });

  test('silently dead connections are replaced', async () => {
    const between = await lineTo(postgres.url);
    const store = await openPostgres(between.url, { patience: 300 });
    let missed = 0;
    store.watch(
      () => undefined,
      () => missed++,
    );
    const append = { entries: [{ body: 'a' }], summary: {} };
    const id = `dead-line-${Date.now()}`;
    await store.addBattle(id, {}, append);
    between.die();
    // On either connection, no request waits for ever, and no change is half done.
    const grown = await store.append(id, 1, append).catch(() => false);
    await vi.waitFor(async () => expect(await store.append(id, grown ? 2 : 1, append)).toBe(true), PATIENCE);
    await vi.waitFor(() => expect(missed).toBeGreaterThan(0), PATIENCE);
    await store.close();
    between.end();
  });
});

/** A proxy to a database whose open connections can go silently dead; later connections work. */
const lineTo = async (address: string): Promise<{ url: string; die: () => void; end: () => void }> => {
  const url = new URL(address);
  const port = Number(url.port);
  const lines: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, url.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    lines.push(near, far);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    die: () => {
      for (const line of lines) line.unpipe().pause();
    },
    end: () => {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
};
