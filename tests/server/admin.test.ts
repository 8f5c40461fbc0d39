import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import {
  bot,
  Client,
  newDatabase,
  openPostgres,
  openSqlite,
  postgresPrograms,
  type PrivatePostgres,
  skirmish,
  startPostgres,
  type TestServer,
  testServer,
} from '@muster/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { musterWith, type Printed } from '../lib/muster.ts';

const programs = postgresPrograms();
const PASSWORD = 'correct horse';
const me = { kind: 'me' } as const;

/** Runs `muster admin` with the settings of a server. */
const adminOf =
  (data: string, database?: string) =>
  (...args: string[]): Promise<Printed> =>
    musterWith(database === undefined ? {} : { DATABASE_URL: database }, 'admin', ...args, '--data', data);

const folder = (): string => mkdtempSync(join(tmpdir(), 'muster-admin-'));

/** What a person sees of a battle. */
const seen = async (client: Client, id: string): Promise<unknown> => {
  const seat = await client.enter(id);
  const { seq, steps, words } = seat.state ?? {};
  seat.leave();
  return { seq, steps, words };
};

const playSome = async (client: Client, id: string, steps: number): Promise<void> => {
  const seat = await client.enter(id);
  const player = makePlayer('solo', 'x');
  for (let i = 0; i < steps; i++) {
    const seq = seat.state?.seq ?? 0;
    if (await seat.play(player)) await seat.until(({ state }) => (state?.seq ?? 0) > seq);
  }
  seat.leave();
};

/** A store to test: how to start a server on it, and its address if it is a PostgreSQL. */
interface Kind {
  name: string;
  database: (name: string) => Promise<string | undefined>;
}

const contract = ({ name, database }: Kind): void => {
  describe(name, () => {
    let server: TestServer;
    let url: string | undefined;
    let ada: Client;
    let id: string;
    let admin: ReturnType<typeof adminOf>;
    const backups = folder();

    beforeAll(async () => {
      url = await database('club');
      server = await testServer({ database: url });
      admin = adminOf(server.data, url);
      ada = await Client.named(server.address, 'Ada');
      expect((await ada.post('/api/account', { account: 'ada', password: PASSWORD })).status).toBe(200);
      await ada.post('/api/keeps/table', { name: 'Mühle “ß”', body: { pieces: [1] } });
      id = await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }]));
      await playSome(ada, id, 3);
    });
    afterAll(async () => {
      await server.end();
      rmSync(backups, { recursive: true });
    });

    test('a backup while the server runs, a lost folder, a restore: the battle has the same state', async () => {
      const before = await seen(ada, id);
      const { code, out } = await admin('backup', backups);
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^Backup made: .*muster-\d{8}-\d{6} \([\d.]+ [kM]B\)\.\n$/),
      ]);
      const [made] = readdirSync(backups);
      const path = join(backups, made);
      expect(readdirSync(path).sort()).toEqual([url === undefined ? 'muster.db' : 'muster.jsonl.gz', 'secret']);
      for (const file of readdirSync(path)) expect(statSync(join(path, file)).mode & 0o077).toBe(0);
      await playSome(ada, id, 2);
      expect(await seen(ada, id)).not.toEqual(before);

      // While the server runs, nothing is restored.
      expect(await admin('restore', path, '--replace')).toMatchObject({
        code: 1,
        err: expect.stringMatching(/stop it|Stop all servers/i),
      });
      await server.stop();
      const replaced =
        url === undefined ? /muster\.db already exists\. Add --replace/ : /already has data\. Add --replace/;
      expect(await admin('restore', path)).toMatchObject({ code: 1, err: expect.stringMatching(replaced) });
      rmSync(server.data, { recursive: true });
      expect(await admin('restore', path, '--replace')).toMatchObject({
        code: 0,
        out: expect.stringContaining('Restored'),
      });
      server = await testServer({ database: url, data: server.data, port: Number(new URL(server.address).port) });
      // The cookie is valid, the battle has the same state, and it continues.
      expect(await seen(ada, id)).toEqual(before);
      expect((await ada.get('/api/keeps/table')).body.keeps).toMatchObject([{ name: 'Mühle “ß”' }]);
      await playSome(ada, id, 1);
      expect(await seen(ada, id)).not.toEqual(before);
    });

    test('check opens every battle and says which cannot be opened', async () => {
      expect(await admin('check')).toMatchObject({
        code: 0,
        out: 'The database is intact. 1 battle: 1 replayed correctly, 0 opened from a stored state, 0 failed to open.\n',
      });
      const other = await ada.battle(skirmish([me, bot('solo')]));
      await server.stop();
      const change = (from: string, to: string): Promise<void> =>
        sqlOn(
          server.data,
          url,
          `update battles set header = replace(header, '${from}', '${to}') where id = '${other}'`,
        );
      const [known, unknown] = ['"ruleset":{"base":"gff@', '"ruleset":{"base":"gone@'];
      await change(known, unknown);
      const { code, out } = await admin('check');
      expect(code).toBe(1);
      expect(out).toMatch(new RegExp(`^Battle ${other} \\(.*\\) failed to open: `));
      expect(out).toContain('2 battles: 1 replayed correctly, 0 opened from a stored state, 1 failed to open.');
      const json = JSON.parse((await admin('check', '--json')).out) as { ok: boolean; battles: unknown[] };
      expect([json.ok, json.battles.length]).toEqual([false, 2]);
      await change(unknown, known);
      // The last step came out differently once: the rules were changed since.
      await sqlOn(
        server.data,
        url,
        `update entries set body = replace(body, '"checksum":', '"checksum":0,"was":') where battle = '${other}'`,
      );
      const stored = await admin('check');
      expect(stored).toMatchObject({
        code: 0,
        out: expect.stringContaining('1 replayed correctly, 1 opened from a stored state, 0 failed'),
      });
      expect(stored.out).toContain(`opens from its stored state: The rules have changed.`);
      await sqlOn(
        server.data,
        url,
        `update entries set body = replace(body, '"checksum":0,"was":', '"checksum":') where battle = '${other}'`,
      );
      server = await testServer({ database: url, data: server.data, port: Number(new URL(server.address).port) });
      expect((await admin('check')).code).toBe(0);
    });

    test('invitations, passwords and removed people, while the server runs', async () => {
      const codes = (await admin('invite', '--count', '3')).out.trim().split('\n');
      expect(new Set(codes).size).toBe(3);
      expect(await admin('invite', '--count', 'x')).toMatchObject({ code: 2 });
      const ben = new Client(server.address);
      await ben.post('/api/account', { account: 'ben', password: PASSWORD, invitation: codes[0] });
      const { code, out } = await admin('reset-password', 'BEN');
      expect(code).toBe(0);
      const password = /is (\S+)\n/.exec(out)?.[1] ?? '';
      expect((await ben.get('/api/me')).body.me).toBeNull();
      expect((await ben.post('/api/login', { account: 'ben', password: PASSWORD })).status).toBe(401);
      expect((await ben.post('/api/login', { account: 'ben', password })).status).toBe(200);
      expect(await admin('reset-password', 'no-one')).toMatchObject({
        code: 1,
        err: 'There is no account or person "no-one".\n',
      });

      const guest = await Client.named(server.address, 'Gus');
      const shared = await ben.battle(skirmish([me, { kind: 'link' }]));
      const seat = await ben.enter(shared);
      await guest.post(`/api/battles/${shared}/claim`, { token: seat.info?.invites[0].token });
      seat.leave();
      const gus = await guest.enter(shared);
      const own = await ben.battle(skirmish([me, bot('solo')]));
      const owns = await ben.enter(own);
      const spectator = await guest.enter(own, owns.info?.watch);
      const finished = await ben.battle(skirmish([me, { kind: 'here', name: 'Cy' }]));
      const last = await ben.enter(finished);
      await last.say({ type: 'concede', side: 1 });
      await sqlOn(
        server.data,
        url,
        `insert into members (battle, person, side) values ('${finished}', '${guest.me?.id}', 1)`,
      );
      const looks = await guest.enter(finished, last.info?.watch);
      expect(await admin('remove-person', 'ben')).toMatchObject({
        code: 1,
        err: 'ben (account ben): 0 saved items and 1 battle deleted, 2 battles with others kept. Add --yes to remove them.\n',
      });
      expect((await ben.get('/api/me')).body.me).toMatchObject({ account: 'ben' });
      expect((await admin('remove-person', 'ben', '--yes')).code).toBe(0);
      expect((await ben.get('/api/me')).body.me).toBeNull();
      expect(await admin('remove-person', 'ben', '--yes')).toMatchObject({ code: 1 });
      // Guests are found by their name, where only one has it.
      const [eve, second] = [await Client.named(server.address, 'Eve'), await Client.named(server.address, 'Eve')];
      const several = await admin('remove-person', 'Eve', '--yes');
      expect([several.code, several.err]).toEqual([1, expect.stringContaining('Several guests are called "Eve"')]);
      expect(several.err).toMatch(new RegExp(`\\n${eve.me?.id}, last visit \\d{4}-\\d\\d-\\d\\d\\n`));
      expect((await admin('remove-person', eve.me?.id ?? '', '--yes')).code).toBe(0);
      expect(await admin('remove-person', 'Eve', '--yes')).toMatchObject({
        code: 0,
        out: 'Removed. Eve (guest): 0 saved items and 0 battles deleted, 0 battles with others kept.\n',
      });
      expect((await second.get('/api/me')).body.me).toBeNull();
      // A server that has these battles in memory forgets the name without being asked.
      await gus.until(({ state }) => state?.seats[0].kind === 'open');
      await looks.until(({ state }) => state?.seats[0].name === 'Removed player');
      await spectator.until(({ closed }) => closed);
      for (const one of [gus, looks, last, owns]) one.leave();
      expect((await guest.get(`/api/battles/${own}/record`)).status).toBe(404);
    });

    test('stats count, and prune removes guests who did not come back', async () => {
      const stats = JSON.parse((await admin('stats', '--json')).out) as Record<string, number>;
      expect(stats).toMatchObject({ accounts: 1, guests: 1, saved: 1, invitations: 3 });
      expect(stats.bytes).toBeGreaterThan(10_000);
      expect((await admin('stats')).out).toContain('People      1 account, 1 guest');
      const lost = await Client.named(server.address, 'Lost');
      await sqlOn(server.data, url, `update people set seen = 1000 where id = '${lost.me?.id}'`);
      expect(await admin('prune', '--days', '0')).toMatchObject({ code: 2 });
      expect(await admin('prune', '--days', '5')).toMatchObject({
        code: 0,
        out: 'Removed 1 guest with 0 saved items, and ended 0 unused sessions.\n',
      });
      expect((await lost.get('/api/me')).body.me).toBeNull();
    });
  });
};

/** Changes a database without its server. */
const sqlOn = async (data: string, url: string | undefined, sql: string): Promise<void> => {
  const store = url === undefined ? openSqlite(join(data, 'muster.db')) : await openPostgres(url);
  await store.sql.change({ sql, values: [] });
  await store.close();
};

contract({ name: 'SQLite', database: async () => undefined });

describe.skipIf(programs === undefined)('with a PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());

  contract({ name: 'PostgreSQL', database: (name) => newDatabase(postgres.url, name) });

  test('a club moves from a file to PostgreSQL and back', async () => {
    const backups = folder();
    const server = await testServer();
    const ada = await Client.named(server.address, 'Ada');
    const id = await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }]));
    await playSome(ada, id, 2);
    const before = await seen(ada, id);
    expect((await adminOf(server.data)('backup', backups, '--portable')).code).toBe(0);
    await server.stop();
    const url = await newDatabase(postgres.url, 'moved');
    const port = Number(new URL(server.address).port);
    const [portable] = readdirSync(backups);
    const there = folder();
    expect((await adminOf(there, url)('restore', join(backups, portable))).code).toBe(0);
    const moved = await testServer({ database: url, data: there, port });
    expect(await seen(ada, id)).toEqual(before);
    const second = folder();
    expect((await adminOf(there, url)('backup', second)).code).toBe(0);
    await moved.stop();
    const back = folder();
    expect((await adminOf(back)('restore', join(second, readdirSync(second)[0]))).code).toBe(0);
    for (const name of ['muster.db', 'secret']) expect(statSync(join(back, name)).mode & 0o077).toBe(0);
    const again = await testServer({ data: back, port });
    expect(await seen(ada, id)).toEqual(before);
    await again.end();
    for (const left of [backups, second, there, server.data]) rmSync(left, { recursive: true, force: true });
  });
});

describe('what cannot be done', () => {
  test('says why, and changes nothing', async () => {
    const data = folder();
    const admin = adminOf(data);
    const nothing = { code: 1, err: expect.stringContaining(`There is no database in ${data}`) };
    for (const args of [['backup', join(data, 'backups')], ['stats'], ['check'], ['invite']])
      expect(await admin(...args), args[0]).toMatchObject(nothing);
    expect(await admin('restore', data)).toMatchObject({ code: 1, err: expect.stringContaining('is not a backup') });
    expect(readdirSync(data).filter((name) => name.startsWith('muster.db'))).toEqual([]);
    rmSync(data, { recursive: true });
  });

  test('a damaged database is found, not backed up over good backups, and not restored', async () => {
    const data = folder();
    const backups = join(data, 'backups');
    const admin = adminOf(data);
    const store = openSqlite(join(data, 'muster.db'));
    for (let i = 0; i < 200; i++) await store.addPerson({ id: `person ${i}`, name: 'x'.repeat(100) });
    await store.close();
    expect((await admin('backup', backups)).code).toBe(0);
    const [good] = readdirSync(backups);
    const file = join(data, 'muster.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, 8192, 16_384));
    expect(await admin('check')).toMatchObject({ code: 1, err: expect.stringContaining('Restore a backup') });
    expect((await admin('backup', backups)).code).toBe(1);
    expect(readdirSync(backups)).toEqual([good]);
    // A backup that was cut off.
    const cut = join(data, 'cut');
    cpSync(join(backups, good), cut, { recursive: true });
    truncateSync(join(cut, 'muster.db'), 9000);
    expect(await admin('restore', cut, '--replace')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing was restored'),
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(await admin('restore', join(backups, good), '--replace')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/The old file is now .*muster\.db\.replaced-\d{14}\./),
    });
    expect((await admin('check')).code).toBe(0);
    rmSync(data, { recursive: true });
  });

  test('a backup goes where the nightly ones go, and codes that do not work yet say so', async () => {
    const data = folder();
    const backups = join(data, 'nightly');
    const settings = { MUSTER_BACKUPS: backups, MUSTER_REGISTRATION: 'closed' };
    await openSqlite(join(data, 'muster.db')).close();
    expect((await musterWith(settings, 'admin', 'backup', '--data', data)).code).toBe(0);
    expect(readdirSync(backups)).toHaveLength(1);
    const { code, err } = await musterWith(settings, 'admin', 'invite', '--data', data);
    expect([code, err]).toEqual([0, expect.stringContaining('Registration is closed')]);
    rmSync(data, { recursive: true });
  });
});
