import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import type { Ruleset } from '@muster/engine';
import { refOf } from '@muster/kernel';
import type { SeatChoice } from '@muster/protocol';
import { gff as real, rulesetOf } from '@muster/rules';
import { useOnlyRulesets, useRulesets } from '@muster/testkit';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from './backup/restore.ts';
import { continued } from './battles/continued.ts';
import { rulesetOfHeader } from './battles/header.ts';
import { openBattle } from './battles/opening.ts';
import { copySqlite } from './store/migrate-sqlite.ts';
import { openSqlite } from './store/sqlite.ts';
import { Client, type TestSeat } from './testing/client.ts';
import { newDatabase, type PrivatePostgres, postgresPrograms, startPostgres } from './testing/postgres.ts';
import { skirmish, type TestServer, testServer } from './testing/server.ts';

/** The same version of the rules with one of them corrected: no unit goes as far as it did. */
const fixed: Ruleset = { ...real, numbers: { ...real.numbers, advance: 100, rush: 200 } };

afterEach(() => useRulesets());

const player = makePlayer('solo', 'x');

const playTo = async (seat: TestSeat, is: (seat: TestSeat) => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !is(seat); i++) await seat.play(player, [0, 1]);
  expect(is(seat)).toBe(true);
};

/** Moments of one battle, in their order. */
const MOMENTS = {
  asked: ({ state }: TestSeat) => (state?.steps ?? 0) >= 24 && (state?.questions.length ?? 0) > 0,
  fought: ({ state }: TestSeat) => (state?.steps ?? 0) >= 30 && state?.questions.length === 0,
  over: ({ state }: TestSeat) => state?.over === true,
};
type Moment = keyof typeof MOMENTS;

const told = ({ heard }: TestSeat): string[] =>
  heard.flatMap((message) => (message.type === 'hello' ? message.story : [])).map((event) => JSON.stringify(event));

const CHANGED =
  /^The rules have changed: the figures of the game\. This battle began under .+, version 1; it continues from round \d, activation \d under the current rules\.$/;

const SECRET = 'the same secret for all of them';
const folder = mkdtempSync(join(tmpdir(), 'muster-rules-'));
const moments = new Map<Moment, Pick<TestSeat, 'id' | 'state'>>();
let cookie: string;

/** One battle is played to its end; the database is copied at each moment, as a backup. */
beforeAll(async () => {
  const server = await testServer({ secret: SECRET });
  const ada = await Client.named(server.address, 'Ada');
  cookie = ada.cookie;
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Ben' }] as const;
  const seat = await ada.enter(await ada.battle(skirmish(seats, { ready: true })));
  for (const moment of Object.keys(MOMENTS) as Moment[]) {
    await playTo(seat, MOMENTS[moment]);
    mkdirSync(join(folder, moment));
    const db = new Database(join(server.data, 'muster.db'));
    copySqlite(db, join(folder, moment, 'muster.db'));
    db.close();
    moments.set(moment, { id: seat.id, state: seat.state });
  }
  seat.leave();
  await server.end();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the battle was at a moment. */
const at = (moment: Moment): Pick<TestSeat, 'id' | 'state'> & { steps: number } => {
  const { id = '', state } = moments.get(moment) ?? {};
  return { id, state, steps: state?.steps ?? 0 };
};

/** Ada looks at the battle. */
const adaAt = ({ address }: TestServer): Client => {
  const ada = new Client(address);
  ada.cookie = cookie;
  return ada;
};

describe('a battle by the version of its rules', () => {
  const newer: Ruleset = { ...fixed, version: '2' };

  test('has the version that it began with, otherwise the newest', () => {
    const header = { ruleset: refOf(real) };
    useRulesets(newer);
    expect(rulesetOfHeader(header)).toBe(real);
    useOnlyRulesets(newer);
    expect(rulesetOfHeader(header)).toBe(newer);
    expect(() => rulesetOfHeader({ ruleset: { base: 'chess@1', changes: [] } })).toThrow(
      'There is no ruleset "chess" (known: gff). Update Muster',
    );
  });

  test('is refused if its ruleset has custom changes', () => {
    expect(() => rulesetOfHeader({ ruleset: { ...refOf(real), changes: [{}] } })).toThrow('cannot play changed rules');
  });
});

/** Makes a copy of the database of a moment, and says how a server uses it. */
type Place = (moment: Moment) => Promise<Parameters<typeof testServer>[0]>;

/** Removes what versions before this one did not store. */
const makeOld = (moment: Moment): Moment => {
  const file = join(folder, moment, 'muster.db');
  copyFileSync(file, `${file}.whole`);
  const db = new Database(file);
  db.exec('delete from snapshots; update entries set story = null;');
  db.close();
  return moment;
};
const makeWhole = (moment: Moment): void => {
  const file = join(folder, moment, 'muster.db');
  copyFileSync(`${file}.whole`, file);
};

/** Opens a battle under changed rules; a second store needs only what reads and writes differently there. */
const rehearsals = (place: Place, inFull: boolean): void => {
  let server: TestServer;
  let ada: Client;
  afterEach(() => server.end());
  const testInFull = (name: string, run: () => Promise<void>): void => {
    if (inFull) test(name, run);
  };

  const open = async (moment: Moment, ruleset: Ruleset): Promise<TestSeat> => {
    const settings = await place(moment);
    useOnlyRulesets(ruleset);
    server = await testServer(settings);
    ada = adaAt(server);
    return ada.enter(at(moment).id);
  };
  const after = async (seat: TestSeat): Promise<TestSeat> => {
    seat.leave();
    server = await server.again();
    return ada.enter(seat.id);
  };

  test('opens from its stored state, continues with a notice, and still does after a restart', async () => {
    const before = at('fought');
    const seat = await open('fought', fixed);
    expect(seat.state).toMatchObject({ words: before.state?.words, steps: before.steps, seq: before.state?.seq });
    expect(seat.info?.changes).toEqual([expect.stringMatching(CHANGED)]);
    expect(told(seat).at(-1)).toContain('rules-changed');
    expect(told(seat).length).toBeGreaterThan(30);
    const side = seat.state?.awaited[0];
    expect(await seat.say({ type: 'take-back', side })).toMatchObject({ type: 'refused', code: 'rules-changed' });
    await playTo(seat, ({ state }) => (state?.steps ?? 0) >= before.steps + 3 && state?.questions.length === 0);
    expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    expect(again.info?.changes).toHaveLength(1);
    if (inFull) await playTo(again, MOMENTS.over);
    const record = (await ada.get(`/api/battles/${again.id}/record`)).body as { steps: unknown[] };
    expect(record.steps).toHaveLength(again.state?.steps ?? -1);
    again.leave();
  });

  testInFull('in the middle of a step opens before it, or asks again', async () => {
    const seat = await open('asked', fixed);
    expect(seat.state?.steps).toBe(at('asked').steps);
    expect(seat.info?.changes).toHaveLength(1);
    expect(await seat.play(player, [0, 1])).toBe(true);
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    again.leave();
  });

  testInFull('that is finished stays as it ended', async () => {
    const seat = await open('over', fixed);
    expect(seat.state).toEqual({ ...at('over').state, seats: seat.state?.seats });
    expect(told(seat).length).toBeGreaterThan(100);
    expect((await ada.get(`/api/battles/${seat.id}/record`)).status).toBe(200);
    seat.leave();
    // It cannot be continued from a moment that the rules do not lead to any more.
    const store = openSqlite(join(server.data, 'muster.db'));
    const opened = await openBattle(store, seat.id);
    await store.close();
    const order = { step: 30, seats: [{ kind: 'me' }, { kind: 'me' }] satisfies SeatChoice[] };
    const person = { id: 'ada', name: 'Ada' };
    const goOn = (): unknown => opened && continued({ ...opened, record: opened.stage.record(), person, order });
    expect(goOn).toThrow('has another result under the rules of this server');
    useRulesets();
    expect(goOn()).toMatchObject({ by: 'ada', title: expect.stringContaining(', from round') });
  });

  testInFull('under a version that is gone continues under the newest', async () => {
    const seat = await open('fought', { ...fixed, version: '2' });
    expect(seat.info?.ruleset.base).toBe('gff@2');
    expect(seat.info?.changes?.[0]).toMatch(/^The rules have changed: the figures of the game\. .+ under version 2\.$/);
    const seq = seat.state?.seq ?? 0;
    expect(await seat.play(player, [0, 1])).toBe(true);
    expect(seat.state?.seq).toBeGreaterThan(seq);
    seat.leave();
  });

  testInFull('continues under its own version if there is a newer one', async () => {
    const settings = await place('fought');
    useRulesets({ ...fixed, version: '2' });
    server = await testServer(settings);
    ada = adaAt(server);
    const seat = await ada.enter(at('fought').id);
    expect([seat.info?.ruleset.base, seat.info?.changes]).toEqual(['gff@1', undefined]);
    await playTo(seat, MOMENTS.over);
    expect(seat.state).toEqual({ ...at('over').state, seats: seat.state?.seats });
    const begun = await ada.enter(await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }])));
    expect(begun.info?.ruleset).toEqual({ base: 'gff@2', changes: [] });
    for (const one of [seat, begun]) one.leave();
  });

  testInFull('of which only a name has changed says nothing', async () => {
    const renamed = Object.values(real.rules).map((rule) => [rule.id, { ...rule, name: `${rule.name} II` }]);
    const seat = await open('fought', { ...real, rules: Object.fromEntries(renamed) as Ruleset['rules'] });
    expect(seat.info?.changes).toBeUndefined();
    expect(seat.state?.words).toEqual(at('fought').state?.words);
    seat.leave();
  });

  test('without a stored state continues from the last matching step', async () => {
    const seat = await open(makeOld('fought'), fixed);
    makeWhole('fought');
    const steps = seat.state?.steps ?? 0;
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(at('fought').steps);
    expect(seat.info?.changes?.[0]).toContain(`${at('fought').steps - steps} steps after that are lost.`);
    expect(await seat.play(player, [0, 1])).toBe(true);
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    again.leave();
  });

  testInFull('that is finished and has no stored state can be looked at', async () => {
    const seat = await open(makeOld('over'), fixed);
    makeWhole('over');
    expect(seat.state?.over).toBe(true);
    expect(told(seat).at(-1)).toContain('You can view it');
    expect((await ada.get(`/api/battles/${seat.id}/record`)).status).toBe(200);
    seat.leave();
  });

  test('under the same rules is taken back past its stored state without a notice', async () => {
    const seat = await open('fought', real);
    expect(seat.info?.changes).toBeUndefined();
    expect(told(seat).length).toBeGreaterThan(30);
    const steps = seat.state?.steps ?? 0;
    for (let i = 1; i <= 3; i++) {
      expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
      expect(seat.state?.steps).toBeLessThanOrEqual(steps - i);
    }
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    await playTo(again, ({ state }) => (state?.steps ?? 0) > steps && state?.questions.length === 0);
    again.leave();
  });
};

describe('after a rule was fixed, a battle in a file', () => {
  rehearsals(async (moment) => {
    const data = mkdtempSync(join(tmpdir(), 'muster-rules-file-'));
    copyFileSync(join(folder, moment, 'muster.db'), join(data, 'muster.db'));
    return { data, secret: SECRET };
  }, true);
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('after a rule was fixed, a battle in PostgreSQL', () => {
  let postgres: PrivatePostgres;
  let count = 0;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());

  const restored: Place = async (moment) => {
    const database = await newDatabase(postgres.url, `rules_${++count}`);
    const data = mkdtempSync(join(tmpdir(), 'muster-rules-postgres-'));
    await restoreBackup({ data, database, secret: SECRET }, join(folder, moment));
    return { data, database, secret: SECRET };
  };
  rehearsals(restored, false);

  test('continues on two servers: each follows what the other stores', async () => {
    const settings = await restored('fought');
    useRulesets(fixed);
    const servers = [await testServer(settings), await testServer({ ...settings, data: undefined })];
    const seats = await Promise.all(servers.map((server) => adaAt(server).enter(at('fought').id)));
    const [here, there] = seats;
    const same = async (): Promise<void> => {
      const seq = Math.max(...seats.map(({ state }) => state?.seq ?? 0));
      for (const seat of seats) await seat.until(({ state }) => (state?.seq ?? 0) >= seq);
      expect(there.state?.words).toEqual(here.state?.words);
      expect(there.info?.changes).toEqual(here.info?.changes);
      expect(there.info?.changes).toEqual([expect.stringMatching(CHANGED)]);
    };
    await same();
    const { steps } = at('fought');
    const turns = [here, there, there, here];
    // The first command here stores the change of the rules, which both servers have found. One step may ask for several answers.
    for (let i = 0; i < turns.length || (there.state?.steps ?? 0) <= steps; i++) {
      expect(await turns[i % turns.length].play(player, [0, 1])).toBe(true);
      await same();
    }
    const third = await testServer({ ...settings, data: undefined });
    seats.push(await adaAt(third).enter(here.id));
    await same();
    expect(seats[2].state?.words).toEqual(here.state?.words);
    for (const seat of seats) seat.leave();
    for (const server of [...servers, third]) await server.end();
  });

  test('is continued by one of two servers that act at the same time', async () => {
    const settings = await restored('fought');
    useRulesets(fixed);
    const servers = [await testServer(settings), await testServer({ ...settings, data: undefined })];
    const [here, there] = await Promise.all(servers.map((server) => adaAt(server).enter(at('fought').id)));
    const played = await Promise.all([here.play(player, [0, 1]), there.play(player, [0, 1])]);
    expect(played.filter(Boolean)).toHaveLength(1);
    const seq = at('fought').state?.seq ?? 0;
    for (const seat of [here, there]) await seat.until(({ state }) => (state?.seq ?? 0) > seq);
    expect(there.state?.words).toEqual(here.state?.words);
    expect([here, there].map(({ info }) => info?.changes?.length)).toEqual([1, 1]);
    for (const seat of [here, there]) seat.leave();
    for (const server of servers) await server.end();
  });
});

test('there is one version of the rules again', () => {
  expect(rulesetOf('gff')).toBe(real);
});
