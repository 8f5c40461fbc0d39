import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import type { BattleListing } from '@muster/protocol';
import {
  Client,
  MIGRATIONS,
  newDatabase,
  openSqlite,
  postgresPrograms,
  type PrivatePostgres,
  type TestSeat,
  startPostgres,
  testServer,
} from '@muster/server/testing';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { musterWith } from '../lib/muster.ts';
import { storedDatabases, unpackStored } from '../lib/stored.ts';

const [oldest] = storedDatabases;
const newest = storedDatabases[storedDatabases.length - 1];

/** Gives the next command of a battle that waits for this person, or for a die. */
const playOnce = async (seat: TestSeat): Promise<void> => {
  const before = seat.state?.seq ?? 0;
  expect(await seat.play(makePlayer('solo', 'later'), [0, 1])).toBe(true);
  await seat.until(({ state }) => (state?.seq ?? 0) > before);
};

describe.each(storedDatabases)('a database of version $version', ({ version, account, password, battles, keeps }) => {
  test('opens in this version: its battles continue or can be read, and all else is there', async () => {
    const data = unpackStored(version);
    const server = await testServer({ data });
    const ada = new Client(server.address);
    expect((await ada.post('/api/login', { account, password })).status).toBe(200);
    const listed = (await ada.get('/api/battles')).body.battles as BattleListing[];
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(battles.map(({ id }) => id)));
    for (const { id, note, seq, steps, over, questions = 0 } of battles) {
      const seat = await ada.enter(id);
      expect({ note, ...seat.state }).toMatchObject({ note, seq, steps, over });
      expect(seat.state?.questions, note).toHaveLength(questions);
      if (!over && seat.state?.awaited.some((side) => seat.info?.mine.includes(side))) await playOnce(seat);
      const record = (await ada.get(`/api/battles/${id}/record`)).body as { steps?: unknown[] };
      expect(record.steps?.length, note).toBeGreaterThanOrEqual(steps);
      seat.leave();
    }
    for (const { id, kind } of keeps)
      expect((await ada.get(`/api/kept/${id}`)).body).toMatchObject({ kind, body: { kind, notes: 'zwei ß “”' } });
    // A database of an older version was copied before it was updated.
    expect(existsSync(join(data, `muster.db.before-${version + 1}`))).toBe(version < MIGRATIONS.length);
    await server.end();
  });
});

test('there is a database of every version, with running and finished battles', () => {
  expect(storedDatabases.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  for (const { battles } of storedDatabases) {
    expect(battles.filter(({ over }) => over).length).toBeGreaterThan(0);
    expect(battles.filter(({ over, steps }) => !over && steps > 10).length).toBeGreaterThan(3);
  }
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('in PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());

  test.each(storedDatabases)('a database of version $version is restored and continues', async (stored) => {
    const { version, account, password, battles } = stored;
    const backup = unpackStored(version);
    const database = await newDatabase(postgres.url, `stored_${version}`);
    const data = join(backup, 'data');
    const printed = await musterWith({ DATABASE_URL: database }, 'admin', 'restore', backup, '--data', data);
    expect(printed).toMatchObject({ code: 0, err: '' });
    const server = await testServer({ database, data });
    const ada = new Client(server.address);
    expect((await ada.post('/api/login', { account, password })).status).toBe(200);
    for (const { id, note, seq, steps, over } of battles) {
      const seat = await ada.enter(id);
      expect({ note, ...seat.state }).toMatchObject({ note, seq, steps, over });
      if (note === 'Grimdark Future') await playOnce(seat);
      seat.leave();
    }
    await server.end();
    rmSync(backup, { recursive: true, force: true });
  });
});

describe('the next update, rehearsed', () => {
  const next = [
    ...MIGRATIONS,
    `create table places (battle text primary key references battles (id), place text not null);
     insert into places select id, 'at ' || id from battles;
     alter table battles add column place text;
     alter table people add column colour text not null default 'red';
     alter table entries add column noted bigint not null default 0;
     alter table keeps add column noted bigint not null default 0;
     alter table members add column noted bigint not null default 0;`,
  ];
  const rows = (file: string, table: string): unknown[] => {
    const db = new Database(file);
    const all = db.prepare(`select * from ${table}`).raw().all();
    db.close();
    return all;
  };

  test('copies the database, keeps every battle, and is refused by the version before', async () => {
    const data = unpackStored(newest.version);
    const file = join(data, 'muster.db');
    await openSqlite(file).close();
    const before = rows(file, 'entries');
    const store = openSqlite(file, { migrations: next });
    for (const { id, seq } of newest.battles) {
      expect((await store.battle(id))?.version).toBe(seq);
      expect(await store.append(id, seq, { entries: [{ body: 'later' }], summary: {} })).toBe(true);
    }
    await store.addPerson({ id: 'new', name: 'New' });
    await store.close();
    expect(rows(file, 'places')).toHaveLength(newest.battles.length);
    const copy = join(data, `muster.db.before-${next.length}`);
    expect(rows(copy, 'entries')).toEqual(before);
    // The copy can be opened by its own version, which does not change the new database.
    expect(() => openSqlite(file)).toThrow('newer version of Muster');
    const older = openSqlite(copy);
    expect((await older.battle(newest.battles[0].id))?.version).toBe(newest.battles[0].seq);
    await older.close();
    rmSync(data, { recursive: true });
  });

  test('leaves the database as it was when a step fails, and goes through when it is repaired', async () => {
    const data = unpackStored(newest.version);
    const file = join(data, 'muster.db');
    await openSqlite(file).close();
    const broken = [...MIGRATIONS, `create table places (battle text); insert into nothing values (1);`];
    expect(() => openSqlite(file, { migrations: broken })).toThrow(
      new RegExp(`update of .* to version ${broken.length} failed .*still at version ${MIGRATIONS.length}.*before-`),
    );
    const same = openSqlite(file);
    expect((await same.battle(newest.battles[0].id))?.version).toBe(newest.battles[0].seq);
    await same.close();
    await openSqlite(file, { migrations: next }).close();
    expect(rows(file, 'places')).toHaveLength(newest.battles.length);
    rmSync(data, { recursive: true });
  });

  test('keeps the copies of the last three updates', async () => {
    const data = unpackStored(oldest.version);
    const file = join(data, 'muster.db');
    for (let extra = 0; extra < 5; extra++)
      await openSqlite(file, {
        migrations: [...MIGRATIONS, ...Array.from({ length: extra }, (_, i) => `create table extra_${i} (a text)`)],
      }).close();
    const versions = readdirSync(data).flatMap((name) => /^muster\.db\.before-(\d+)$/.exec(name)?.[1] ?? []);
    expect(versions.map(Number).sort((a, b) => a - b)).toEqual([2, 3, 4].map((n) => MIGRATIONS.length + n));
    rmSync(data, { recursive: true });
  });

  test('does not happen where no copy can be made', async () => {
    const data = unpackStored(newest.version);
    const file = join(data, 'muster.db');
    await openSqlite(file).close();
    // A folder in the place of the copy.
    mkdirSync(`${file}.before-${next.length}`);
    expect(() => openSqlite(file, { migrations: next })).toThrow(/was not updated .* the copy before it failed/);
    const db = new Database(file);
    expect(db.prepare('pragma user_version').get()).toMatchObject({ user_version: MIGRATIONS.length });
    db.close();
    rmSync(data, { recursive: true });
  });
});
