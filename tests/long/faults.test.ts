import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import {
  Client,
  newDatabase,
  postgresPrograms,
  type PrivatePostgres,
  type TestSeat,
  skirmish,
  startPostgres,
} from '@muster/server/testing';
import Database from 'libsql';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lineTo } from '../server/cut-line.ts';
import { type ServerProcess, startServer } from '../server/child.ts';

const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
const player = makePlayer('solo', 'faults');
const AWAY = 30_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'muster-faults-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const ask = async ({ address }: ServerProcess, path: string): Promise<unknown> => {
  const response = await fetch(address + path);
  return { status: response.status, ...((await response.json()) as object) };
};

const isReady = async (server: ServerProcess): Promise<void> => {
  await vi.waitFor(async () => expect(await ask(server, '/readyz')).toEqual({ status: 'ready' }), {
    timeout: 40_000,
    interval: 500,
  });
};

/** Plays some commands that are confirmed. */
const playSome = async (seat: TestSeat, commands = 5): Promise<void> => {
  for (let i = 0; i < commands; i++) expect(await seat.play(player, [0, 1])).toBe(true);
};

/** A server with a battle in which some commands are confirmed. */
const scene = async (
  env: Record<string, string>,
): Promise<{ server: ServerProcess; ada: Client; seat: TestSeat; id: string }> => {
  const server = await startServer(env);
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(order);
  const seat = await ada.enter(id);
  await playSome(seat);
  return { server, ada, seat, id };
};

/** Sends the next command, and expects a refusal with this code and a sentence that says what to do. */
const expectTrouble = async (seat: TestSeat, code: string, advice: string): Promise<Record<string, unknown>> => {
  const message = seat.next(player, [0, 1]) ?? {};
  expect(await seat.say(message)).toMatchObject({ type: 'refused', code, sentence: expect.stringContaining(advice) });
  return message;
};

/** Expects that after a fault the battle has the same state, a refused command can be sent again, and others follow. */
const expectGoesOn = async (
  ada: Client,
  id: string,
  confirmed: number,
  refused: Record<string, unknown>,
): Promise<void> => {
  const seat = await ada.enter(id);
  const { seq = 0 } = seat.state ?? {};
  expect(seq).toBeGreaterThanOrEqual(confirmed);
  const first = await seat.say(refused);
  expect(first).toMatchObject({ type: 'done' });
  // Sent once more, it is the same command, not another one.
  expect(await seat.say(refused)).toEqual(first);
  await seat.until(({ state }) => (state?.seq ?? 0) >= (first.type === 'done' ? first.seq : 0));
  await playSome(seat);
  seat.leave();
};

const programs = postgresPrograms();
/** The user that runs PostgreSQL when the tests run as root. */
const UNPRIVILEGED = 65_534;
const isRoot = process.getuid?.() === 0;

describe.concurrent('a database that is away for 30 seconds', () => {
  test('a file that another program holds', async () => {
    const data = folder();
    const { server, ada, seat, id } = await scene({ MUSTER_DATA: data });
    const confirmed = seat.state?.seq ?? 0;
    const other = new Database(join(data, 'muster.db'));
    other.exec('pragma journal_mode = wal; begin immediate; create table other (id text)');
    const start = performance.now();
    const refused = await expectTrouble(seat, 'store-busy', 'try again');
    expect(await ask(server, '/healthz')).toEqual({ status: 'ok' });
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-busy' });
    await pause(AWAY - (performance.now() - start));
    other.exec('rollback');
    other.close();
    await isReady(server);
    await expectGoesOn(ada, id, confirmed, refused);
    expect(await server.stop()).toBe(0);
  });

  test.skipIf(!programs)('PostgreSQL that is stopped and started again', async () => {
    const postgres = await startPostgres(programs ?? '');
    const { server, ada, seat, id } = await scene({ MUSTER_DATA: folder(), DATABASE_URL: postgres.url });
    const confirmed = seat.state?.seq ?? 0;
    postgres.halt();
    const start = performance.now();
    const refused = await expectTrouble(seat, 'store-unavailable', 'Try again');
    expect(await ask(server, '/healthz')).toEqual({ status: 'ok' });
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-unavailable' });
    expect(await ada.post('/api/battles', order)).toMatchObject({ status: 503, body: { code: 'store-unavailable' } });
    await pause(AWAY - (performance.now() - start));
    postgres.start();
    await isReady(server);
    await expectGoesOn(ada, id, confirmed, refused);
    expect(await server.stop()).toBe(0);
    postgres.stop();
  });

  test.skipIf(!programs)('PostgreSQL behind a cut connection', async () => {
    const postgres = await startPostgres(programs ?? '');
    const line = await lineTo(postgres.url);
    const { server, ada, seat, id } = await scene({ MUSTER_DATA: folder(), DATABASE_URL: line.address });
    const confirmed = seat.state?.seq ?? 0;
    line.cut();
    const start = performance.now();
    const refused = await expectTrouble(seat, 'store-unavailable', 'Try again');
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-unavailable' });
    await pause(AWAY - (performance.now() - start));
    line.restore();
    await isReady(server);
    await expectGoesOn(ada, id, confirmed, refused);
    expect(await server.stop()).toBe(0);
    line.close();
    postgres.stop();
  });

  test('players behind a connection that is cut in both directions', async () => {
    const server = await startServer({ MUSTER_DATA: folder() });
    const line = await lineTo(server.address);
    const near = await Client.named(server.address, 'Ada');
    const far = new Client(line.address);
    far.cookie = near.cookie;
    const id = await near.battle(order);
    const [seat, other] = [await far.enter(id), await near.enter(id)];
    await playSome(seat);
    const confirmed = seat.state?.seq ?? 0;
    line.cut();
    const message = seat.next(player, [0, 1]) ?? {};
    seat.say(message).catch(() => undefined);
    // The server drops a page that is silent, and others continue.
    const sockets = async (): Promise<number> =>
      Number(/^muster_sockets (\d+)/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1]);
    expect(await sockets()).toBe(2);
    await vi.waitFor(async () => expect(await sockets()).toBe(1), { timeout: 90_000, interval: 2000 });
    expect(other.state?.seq).toBe(confirmed);
    line.restore();
    // A command that was on its way when the connection was cut may arrive now, or is sent again by the page: it counts once.
    await expectGoesOn(far, id, confirmed, message);
    expect(await server.stop()).toBe(0);
    line.close();
  });
});

describe.concurrent('a clock that is set back an hour', () => {
  const setBack = async (env: Record<string, string>): Promise<void> => {
    const program = new URL('../server/set-clock-back.mjs', import.meta.url).href;
    const { server, ada, seat, id } = await scene({ ...env, NODE_OPTIONS: `--import ${program}` });
    const before = await ada.battle({ ...order, title: 'Before' });
    process.kill(server.pid, 'SIGUSR2');
    await pause(200);
    const updated = ((await ada.get('/api/battles')).body.battles as { updated: number }[])[0].updated;
    expect(updated).toBeGreaterThan(Date.now() - 600_000);
    await playSome(seat);
    // Its clock is set back: by this clock, new data is older than data stored before.
    const now = ((await ada.get('/api/battles')).body.battles as { id: string; updated: number }[]).find(
      (battle) => battle.id === id,
    )?.updated;
    expect(now).toBeLessThan(Date.now() - 3_000_000);
    const ben = await Client.named(server.address, 'Ben');
    const credentials = { account: 'ada', password: 'a long password' };
    expect((await ada.post('/api/account', credentials)).status).toBeLessThan(300);
    expect((await ben.post('/api/login', credentials)).status).toBe(200);
    await isReady(server);
    const confirmed = seat.state?.seq ?? 0;
    seat.cut();
    await server.kill();
    // The clock is right again after a restart.
    const again = await startServer(env);
    const client = new Client(again.address);
    client.cookie = ada.cookie;
    const back = await client.enter(id);
    expect(back.state?.seq).toBe(confirmed);
    await playSome(back);
    expect((await client.get(`/api/battles/${before}/record`)).status).toBe(200);
    back.leave();
    expect(await again.stop()).toBe(0);
  };

  test('a file', () => setBack({ MUSTER_DATA: folder() }));

  test.skipIf(!programs)('PostgreSQL', async () => {
    const postgres = await startPostgres(programs ?? '');
    await setBack({ MUSTER_DATA: folder(), DATABASE_URL: postgres.url });
    postgres.stop();
  });
});

describe.skipIf(!programs)('PostgreSQL that cannot store', () => {
  let postgres: PrivatePostgres;
  let admin: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    admin = new Postgres({ connectionString: postgres.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end().catch(() => undefined);
    postgres.stop();
  });

  test('read-only: says so, and continues when it may write again', async () => {
    const url = await newDatabase(postgres.url, 'readonly');
    const { server, ada, seat, id } = await scene({ MUSTER_DATA: folder(), DATABASE_URL: url });
    const confirmed = seat.state?.seq ?? 0;
    await admin.query('alter system set default_transaction_read_only = on');
    await admin.query('select pg_reload_conf()');
    await pause(500);
    const refused = await expectTrouble(seat, 'store-read-only', 'writable');
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503, code: 'store-read-only' });
    // Everything can still be looked at.
    expect((await ada.get(`/api/battles/${id}/record`)).status).toBe(200);
    await admin.query('alter system reset default_transaction_read_only');
    await admin.query('select pg_reload_conf()');
    await isReady(server);
    await expectGoesOn(ada, id, confirmed, refused);
    expect(await server.stop()).toBe(0);
  });

  test.skipIf(!isRoot)('on a full disk: says so, and continues when there is room', async () => {
    const disk = folder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
    chownSync(disk, UNPRIVILEGED, UNPRIVILEGED);
    try {
      await admin.query(`create tablespace small location '${disk}'`);
      await admin.query('create database full_disk tablespace small');
      const url = postgres.url.replace(/[^/]*$/, 'full_disk');
      const { server, ada, seat, id: battle } = await scene({ MUSTER_DATA: folder(), DATABASE_URL: url });
      const filler = join(disk, 'filler');
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']);
      let confirmed = seat.state?.seq ?? 0;
      let message = seat.next(player, [0, 1]) ?? {};
      // There may be some room left in the files.
      let reply = await seat.say(message);
      for (let i = 0; i < 500 && reply.type === 'done'; i++) {
        confirmed = reply.seq;
        message = seat.next(player, [0, 1]) ?? {};
        reply = await seat.say(message);
      }
      expect(reply).toMatchObject({ code: 'store-full', sentence: expect.stringContaining('Free some space') });
      rmSync(filler);
      await isReady(server);
      await expectGoesOn(ada, battle, confirmed, message);
      expect(await server.stop()).toBe(0);
      await admin.query('drop database full_disk');
      await admin.query('drop tablespace small');
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

  test('with damaged pages: says so, and does not touch them', async () => {
    const env = { MUSTER_DATA: folder(), DATABASE_URL: await newDatabase(postgres.url, 'damaged') };
    const { server, id, ada, seat } = await scene(env);
    seat.leave();
    await server.stop();
    const inside = new Postgres({ connectionString: env.DATABASE_URL });
    await inside.connect();
    const { rows } = await inside.query<{ file: string }>(
      "select current_setting('data_directory') || '/' || pg_relation_filepath('entries') as file",
    );
    // Nothing is repaired from its log.
    await inside.query('checkpoint');
    await inside.end();
    await admin.end();
    postgres.halt();
    const [{ file }] = rows;
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.alloc(bytes.length, 0xa5));
    postgres.start();
    const again = await startServer(env);
    expect(await ask(again, '/healthz')).toEqual({ status: 'ok' });
    const client = new Client(again.address);
    client.cookie = ada.cookie;
    expect(await client.get(`/api/battles/${id}/record`)).toMatchObject({
      status: 503,
      body: { code: 'store-damaged', sentence: expect.stringContaining('restore a backup') },
    });
    expect(await again.stop()).toBe(0);
    expect(readFileSync(file).every((byte) => byte === 0xa5)).toBe(true);
  });
});
